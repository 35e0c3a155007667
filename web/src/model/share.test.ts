import { describe, expect, it } from 'vitest';
import { model } from './catalog';
import { encode, readLink, type Followed } from './share';
import type { Instance } from './types';

const chess = model('chessboard').read({ game: 'chessboard', board: ['WB', 'BW'], values: [[1, 2], [3, 4]] });
const complete = (n: number): [number, number][] =>
  Array.from({ length: n }, (_, b) => Array.from({ length: b }, (_, a): [number, number] => [a + 1, b + 1])).flat();
const warned = async (fragment: string): Promise<[Followed['to'], string | undefined]> => {
  const link = await readLink(fragment);
  return [link.to, link.warning?.key];
};

describe('a link', () => {
  it('returns what was shared', async () => {
    const shared = { instance: chess, moves: ['2,1', '1,1+2,2'], ply: 1, first: 'max' as const };
    const fragment = await encode(shared);
    expect(fragment).toMatch(/^game=chessboard&data=[\w-]+&moves=2,1_1,1\+2,2&ply=1$/);
    const link = await readLink(fragment);
    expect(link).toMatchObject({ to: 'position', shared: { instance: chess, moves: ['2,1'], ply: 1, first: 'max' } });
    expect(link.warning).toEqual({ key: 'link.illegalMove', args: { ply: 2, move: '1,1+2,2' } });
  });
  it('keeps who plays how', async () => {
    const playing = { mode: 'play', side: 'second', strength: 'random' } as const;
    const fragment = await encode({ instance: model('chomp').blank(), moves: [], ply: 0, first: 'max', ...playing });
    expect(await readLink(fragment)).toMatchObject({ to: 'position', shared: playing, warning: null });
    const edited = await encode({ instance: chess, moves: [], ply: 0, first: 'max', mode: 'edit' });
    expect(await readLink(edited)).toMatchObject({ shared: { mode: 'edit' } });
  });
  it('that is damaged says so, and still opens the game', async () => {
    const fragment = await encode({ instance: model('chomp').blank(), moves: [], ply: 0, first: 'max' });
    expect(await warned(fragment.replace('data=', 'data=A'))).toEqual(['game', 'link.damaged']);
    expect(await warned(fragment.slice(0, -6))).toEqual(['game', 'link.damaged']);
    expect(await warned('game=chomp&data=%%%')).toEqual(['game', 'link.damaged']);
    expect(await warned('game=chomp&data=')).toEqual(['game', 'link.damaged']);
    expect(await warned(fragment.replace('chomp', 'bus'))).toEqual(['game', 'read.integer']);
  });
  it('to nothing that is known says so', async () => {
    expect(await warned('game=nothing&data=AAAA')).toEqual(['home', 'link.unknownGame']);
    expect(await warned('game=')).toEqual(['home', 'link.unknownGame']);
    expect(await warned('hello')).toEqual(['home', 'link.noGame']);
    expect(await warned('')).toEqual(['home', undefined]);
    expect(await warned('game=chomp')).toEqual(['game', undefined]);
  });
  it.each(['9,9', '0,0', 'x', '1,1', '2,1+3,1', '-1', '1e9'])('stops before the move %s', async (move) => {
    const board = model('woodchess').read({ game: 'woodchess', first: [[1, 2]], second: [[1, 2]] });
    const fragment = await encode({ instance: board, moves: ['1,1', move], ply: 2, first: 'max' });
    expect(await readLink(fragment)).toMatchObject({ to: 'position', shared: { moves: ['1,1'], ply: 1 }, warning: { key: 'link.illegalMove' } });
  });
  it.each([
    [{ game: 'bus', seats: 1e6, distance: 1e6, broken: [] }, 'error.tooManyCells'],
    [{ game: 'knights', size: [1e6, 1e6, 1e6], blocked: [] }, 'error.tooManyCells'],
    [{ game: 'chomp', shape: [1e6, 1e6] }, 'error.tooManyCells'],
    [{ game: 'node-kayles', board: { size: [1e6, 1e6], blocked: [] }, piece: 'queen' }, 'error.tooManyCells'],
    [{ game: 'node-kayles', graph: { vertices: 1e6, edges: [] } }, 'error.tooManyCells'],
    [{ game: 'node-kayles', graph: { vertices: 201, edges: complete(201) } }, 'error.tooManyEdges'],
    [{ game: 'river', grid: ['.'.repeat(8 << 20)] }, 'error.tooLarge'],
  ])('to a board that nobody can draw says so before it is looked at: %#', async (instance, why) => {
    const fragment = await encode({ instance: instance as unknown as Instance, moves: [], ply: 0, first: 'max' });
    expect(await warned(fragment)).toEqual(['game', why]);
  });
  it('keeps places only where every vertex has one', async () => {
    const instance = model('node-kayles').blank();
    const shared = { instance, moves: [], ply: 0, first: 'max' as const };
    const places = Array.from({ length: 5 }, (_, i): [number, number] => [100 * i, 0]);
    expect(await readLink(await encode({ ...shared, places }))).toMatchObject({ shared: { places } });
    expect(await readLink(await encode({ ...shared, places: places.slice(1) }))).not.toHaveProperty('shared.places');
  });
  it('holds a contest-sized board in less than 2000 characters', async () => {
    const values = Array.from({ length: 12 }, (_, r) => Array.from({ length: 12 }, (_, c) => (r * 7919 + c * 104729) % 1000001));
    const big = { game: 'chessboard', board: Array<string>(12).fill('WBWBWBWBWBWB'), values } as Instance;
    expect((await encode({ instance: big, moves: [], ply: 0, first: 'max' })).length).toBeLessThan(2000);
  });
});
