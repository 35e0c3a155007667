import { describe, expect, it } from 'vitest';
import { kGames, model } from '../catalog';
import { Problem } from '../problem';
import type { Instance, Move, Position } from '../types';
import { boardOfFamily } from './graphs';
import { cameraGraph, wetAreas } from './river';

const read = (json: { game: string } & Record<string, unknown>): Instance => model(json.game as Instance['game']).read(json);
const at = (instance: Instance, moves: Move[] = []): Position => model(instance.game).position(instance, moves);
const sorted = (moves: readonly Move[]): Move[] => [...moves].sort();

const chess = read({ game: 'chessboard', board: ['W.B', '.BW', 'W.B'], values: [[3, 0, 7], [0, 4, 5], [6, 0, 2]] });

describe('chessboard', () => {
  it('exposes pieces with nothing below and to the left', () => {
    expect(sorted(at(chess).legal)).toEqual(['3,1']);
    expect(sorted(at(chess, ['3,1']).legal)).toEqual(['1,1', '1,1+2,2', '1,1+3,3', '2,2', '3,3']);
  });
  it('charges the value of one piece and the difference of two', () => {
    expect(at(chess, ['3,1', '1,1+2,2']).result).toBe(6 + 1);
  });
  it('lets blocked pieces go alone but not in pairs, and says what blocks them', () => {
    expect(at(chess).illegal('2,3')).toBeNull();
    expect(at(chess).illegal('1,1+2,2')).toEqual({ key: 'why.blockedBy', args: { at: '1,1', by: '3,1' } });
    expect(at(chess).illegal('1,2')?.key).toBe('why.noPiece');
    expect(at(chess, ['3,1']).illegal('2,2+3,3')?.key).toBe('why.sameColour');
    expect(at(chess, ['3,1']).illegal('3,1')?.key).toBe('why.removed');
  });
  it('draws the border of what is gone, two corners a row', () => {
    const scene = model('chessboard').scene(chess, at(chess, ['3,1']));
    expect(scene.kind === 'cells' && scene.panels[0]!.contour).toEqual([[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [3, 2]]);
  });
});

describe('woodchess', () => {
  const board = read({ game: 'woodchess', first: [[2, 7], [9, 1]], second: [[3, 7], [2, 3]] });
  it('fills from the corner and pays whoever moves', () => {
    expect(at(board).legal).toEqual(['1,1']);
    expect(at(board, ['1,1', '1,2']).result).toBe(2 - 7);
    expect(at(board, ['1,1']).illegal('2,2')).toEqual({ key: 'why.leftEmpty', args: { at: '2,2', by: '2,1' } });
    expect(at(board, ['1,1', '2,1']).illegal('2,2')).toEqual({ key: 'why.aboveEmpty', args: { at: '2,2', by: '1,2' } });
    expect(at(board, ['1,1', '2,1', '1,2', '2,2']).over).toBe(true);
  });
});

describe('chomp', () => {
  const bar = read({ game: 'chomp', shape: [3, 2] });
  it('bites everything below and to the right', () => {
    expect(sorted(at(bar, ['1,2']).legal)).toEqual(['2,1']);
    expect(at(bar, ['1,2']).illegal('1,3')?.key).toBe('why.bitten');
    expect(at(bar).illegal('2,3')?.key).toBe('why.outside');
    expect(at(bar).illegal('1,1')?.key).toBe('why.poison');
  });
});

describe('river', () => {
  it('tells wet areas apart', () => {
    expect(wetAreas(['**.', '..*', '*.*'])).toEqual([[1, 1, 0], [0, 0, 2], [3, 0, 2]]);
  });
  it('joins only neighbours that see the same area', () => {
    const { sites, neighbours } = cameraGraph(['*..*']);
    expect(sites).toEqual(['1,2', '1,3']);
    expect([0, 1].map(neighbours)).toEqual([[], []]);
    expect([0, 1].map(cameraGraph(['..', '**']).neighbours)).toEqual([[1], [0]]);
  });
});

describe('graph games', () => {
  it('takes a vertex and its neighbours', () => {
    const path = read({ game: 'node-kayles', graph: { vertices: 4, edges: [[1, 2], [2, 3], [3, 4]] } });
    expect(at(path, ['2']).legal).toEqual(['4']);
    expect(at(path, ['2']).illegal('3')).toEqual({ key: 'why.conflict', args: { at: '3', by: '2' } });
    expect(at(path, ['2', '4']).over).toBe(true);
  });
  it('counts a repeated edge once', () => {
    expect(read({ game: 'node-kayles', graph: { vertices: 2, edges: [[1, 2], [2, 1], [1, 2]] } })).toMatchObject({ graph: { edges: [[1, 2]] } });
  });
  it('knows how pieces attack on boards', () => {
    const queens = read({ game: 'independent-set', board: { size: [3, 3], blocked: [[2, 2]] }, piece: 'queen' });
    expect(at(queens, ['1,1']).legal).toEqual(['2,3', '3,2', '3,3']);
    const torus = read({ game: 'node-kayles', family: 'torus:3x4' });
    expect(at(torus, ['1,1']).legal).toHaveLength(12 - 5);
  });
  it('reads families of boards, and no others', () => {
    expect(boardOfFamily('knight:4x5')).toEqual({ board: { size: [4, 5], blocked: [] }, piece: 'knight' });
    expect(boardOfFamily('petersen:5,2')).toBeNull();
  });
});

describe('boards of graph games', () => {
  it('have sides that are joined each for itself', () => {
    const cylinder = read({ game: 'node-kayles', board: { size: [3, 4], toroidal: [false, true] }, piece: 'wazir' });
    expect(at(cylinder).shadow('1,1').sort()).toEqual(['1,2', '1,4', '2,1']);
    expect(cylinder).toMatchObject({ board: { toroidal: [false, true] } });
    expect(read({ game: 'node-kayles', board: { size: [3, 4], toroidal: [true, true] }, piece: 'king' })).toMatchObject({ board: { toroidal: true } });
    expect(read({ game: 'node-kayles', board: { size: [3, 4], toroidal: [false, false] }, piece: 'king' })).not.toHaveProperty('board.toroidal');
  });
  it('may have one or three dimensions, and pieces with moves of their own', () => {
    const line = read({ game: 'node-kayles', board: { size: [6] }, piece: [[2]] });
    expect(at(line).shadow('3').sort()).toEqual(['1', '5']);
    const box = read({ game: 'node-kayles', board: { size: [2, 2, 2] }, piece: 'wazir' });
    const scene = model('node-kayles').scene(box, at(box));
    expect(scene.kind === 'cells' && scene.panels.map((panel) => panel.cells.map((cell) => cell.site))).toEqual([
      ['1,1,1', '1,2,1', '2,1,1', '2,2,1'], ['1,1,2', '1,2,2', '2,1,2', '2,2,2']]);
  });
});

describe('weights', () => {
  const weighted = read({ game: 'independent-set', board: { size: [2, 2], blocked: [[1, 2]] }, piece: 'rook', weights: [[5, 0], [7, 11]] });
  const { editing } = model('independent-set');
  it('add up', () => {
    expect(at(weighted, ['1,1', '2,2']).result).toBe(5 + 11);
    const graph = read({ game: 'independent-set', graph: { vertices: 3, edges: [[1, 2]] }, weights: [2, '50', 4] });
    expect(at(graph, ['2', '3']).result).toBe(54);
  });
  it('are drawn on their cells', () => {
    const scene = model('independent-set').scene(weighted, at(weighted));
    expect(scene.kind === 'cells' && scene.panels[0]!.cells.map((cell) => cell.weight)).toEqual(['5', undefined, '7', '11']);
  });
  it('are edited, and follow their cells when the board changes its size', () => {
    expect(editing.values(weighted, '2,1')).toMatchObject([{ value: 7 }]);
    expect(editing.setValue(weighted, '2,1', 'weight', 9)).toMatchObject({ weights: [5, 0, 9, 11] });
    expect(editing.set(weighted, 'cols', 3)).toMatchObject({ weights: [5, 0, 1, 7, 11, 1] });
    expect(editing.set(weighted, 'weights', 'plain')).not.toHaveProperty('weights');
  });
});

describe('Delete', () => {
  it.each([
    [chess, '1,1', { board: ['..B', '.BW', 'W.B'] }],
    [read({ game: 'woodchess', first: [[2]], second: [[3]] }), '1,1', { first: [[0]], second: [[0]] }],
    [read({ game: 'chomp', shape: [3, 2] }), '2,2', { shape: [3, 1] }],
    [read({ game: 'river', grid: ['*'] }), '1,1', { grid: ['.'] }],
    [read({ game: 'bus', seats: 3, distance: 1, broken: [2] }), '2', { broken: [] }],
    [read({ game: 'knights', size: [1, 1, 2], blocked: [[1, 1, 2]] }), '1,1,2', { blocked: [] }],
    [read({ game: 'node-kayles', board: { size: [2, 2], blocked: [[1, 2]] }, piece: 'king' }), '1,2', { board: { blocked: [] } }],
  ] as const)('empties a cell of %j', (instance, site, cleared) => {
    expect(model(instance.game).editing.clear(instance, site)).toMatchObject(cleared);
  });
});

describe('bus', () => {
  it('keeps passengers apart, broken seats included', () => {
    const seats = read({ game: 'bus', seats: 6, distance: 2, broken: [2] });
    expect(at(seats, ['1']).legal).toEqual(['4', '5', '6']);
    expect(at(seats).illegal('2')?.key).toBe('why.broken');
  });
  it.each([0, 1, 3, 100])('finds who is too close at a distance of %i', (distance) => {
    const seats = read({ game: 'bus', seats: 12, distance, broken: [3, 4, 9] });
    const usable = [1, 2, 5, 6, 7, 8, 10, 11, 12];
    for (const seat of usable) {
      const close = usable.filter((other) => other !== seat && Math.abs(other - seat) <= distance).map(String);
      expect(at(seats).shadow(String(seat)).sort()).toEqual(close.sort());
    }
  });
});

describe('knights', () => {
  it('attacks in three dimensions', () => {
    const box = read({ game: 'knights', size: [3, 3, 2], blocked: [] });
    expect(at(box).shadow('2,2,1')).toEqual([]);
    expect(at(box).shadow('1,1,1').sort()).toEqual(['1,3,2', '2,3,1', '3,1,2', '3,2,1']);
  });
});

describe('every game', () => {
  it.each([
    ...kGames.map((game) => game.blank()),
    read({ game: 'chomp', shape: [4, 2, 1] }),
    read({ game: 'knights', size: [2, 3, 4], blocked: [[1, 1, 1]] }),
    read({ game: 'node-kayles', board: { size: [7] }, piece: [[2]] }),
    read({ game: 'independent-set', board: { size: [2, 3, 4], blocked: [[1, 1, 1]] }, piece: 'king' }),
    read({ game: 'bus', seats: 20, distance: 2, broken: [5] }),
  ])('counts the cells of %j as they are drawn', (instance) => {
    const game = model(instance.game);
    const scene = game.scene(instance, at(instance));
    expect(game.cells(instance)).toBe(scene.kind === 'graph' ? scene.vertices.length
      : scene.panels.flatMap((panel) => panel.cells).filter(({ tone }) => instance.game === 'chomp' || tone !== 'outside').length);
  });
  it.each(kGames.map((game) => [game.id, game] as const))('%s reads its own blank board and can be played to the end', (_, game) => {
    const instance = game.read(JSON.parse(JSON.stringify(game.blank())));
    const moves: Move[] = [];
    for (let position = game.position(instance, moves); !position.over; position = game.position(instance, moves)) {
      expect(position.legal.length).toBeGreaterThan(0);
      expect(position.illegal(position.legal[0]!)).toBeNull();
      moves.push(position.legal[0]!);
    }
    const scene = game.scene(instance, game.position(instance, moves));
    expect(scene.kind === 'graph' ? scene.vertices.length : scene.panels.length).toBeGreaterThan(0);
  });
  it.each([
    { game: 'chessboard', board: ['W.'], values: [[1]] },
    { game: 'chessboard', board: ['Wx'], values: [[1, 1]] },
    { game: 'woodchess', first: [], second: [] },
    { game: 'chomp', shape: [1, 2] },
    { game: 'river', grid: ['*.'] },
    { game: 'bus', seats: 3, distance: 1, broken: [4] },
    { game: 'knights', size: [3, 3], blocked: [] },
    { game: 'node-kayles', graph: { vertices: 2, edges: [[1, 1]] } },
    { game: 'node-kayles', board: { size: [2, 2] }, piece: 'dragon' },
    { game: 'node-kayles', board: { size: [2, 2, 2, 2] }, piece: 'king' },
    { game: 'node-kayles', board: { size: [2, 2], toroidal: [true] }, piece: 'king' },
    { game: 'node-kayles', board: { size: [2, 2], blocked: [[1]] }, piece: 'king' },
    { game: 'node-kayles', board: { size: [2, 2] }, piece: [[0, 0]] },
    { game: 'node-kayles', graph: { vertices: 1, edges: [] }, weights: [1] },
    { game: 'independent-set', graph: { vertices: 2, edges: [] }, weights: [1] },
    { game: 'independent-set', graph: { vertices: 2, edges: [] }, weights: [9e15, 9e15] },
    { game: 'chessboard', board: ['WW'], values: [[9e15, 9e15]] },
  ])('refuses %j', (json) => {
    expect(() => read(json)).toThrow(Problem);
  });
});
