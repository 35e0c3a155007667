import { describe, expect, it } from 'vitest';
import { badges, shortNumber, valueText } from '../board/hints';
import { neighbourSite } from '../board/keys';
import { picked } from '../state/pick';
import { model } from './catalog';
import { kMostCells, kMostValue } from './drawable';
import { advantage, bestMoves, firstMistake, goalOf, loss, mex, positionValue } from './evaluation';
import { History } from './history';
import { arranged } from './layout';

const chess = model('chessboard').read({ game: 'chessboard', board: ['WB', 'BW'], values: [[1, 2], [3, 4]] });

describe('evaluation', () => {
  it('knows what each mover wants', () => {
    expect(goalOf('score', 0, 'max')).toBe('max');
    expect(goalOf('score', 1, 'max')).toBe('min');
    expect(goalOf('count', 0, 'min')).toBe('min');
    expect(goalOf('count', 1, 'min')).toBe('max');
    expect(goalOf('nimber', 1, 'max')).toBe('zero');
  });
  it('values a position by its moves', () => {
    expect(positionValue('min', [{ move: '2,1', value: 7 }, { move: '1,1', value: 5 }])).toBe(5);
    expect(positionValue('zero', [{ move: 'a', value: 0 }, { move: 'b', value: 1 }, { move: 'c', value: 3 }])).toBe(2);
    expect(positionValue('min', [{ move: 'a', value: null }])).toBeNull();
    expect(mex([])).toBe(0);
  });
  it('marks the best moves, and none where all lose', () => {
    const moves = [{ move: 'a', value: 0 }, { move: 'b', value: 2 }];
    expect([...bestMoves('zero', 1, moves)]).toEqual(['a']);
    expect([...bestMoves('zero', 0, [{ move: 'b', value: 2 }])]).toEqual([]);
    expect([...bestMoves('max', 2, moves)]).toEqual(['b']);
  });
  it('finds the first mistake, by whomever', () => {
    const plies = [
      { move: 'a', goal: 'max' as const, best: 4, value: 4 },
      { move: 'b', goal: 'min' as const, best: 4, value: 6 },
      { move: 'c', goal: 'max' as const, best: 6, value: 1 },
    ];
    expect(firstMistake(plies)).toEqual({ ply: 1, loss: 2 });
    expect(loss('zero', 3, 2)).toBe(1);
    expect(loss('zero', 0, 2)).toBe(0);
  });
  it('says who is ahead', () => {
    expect(advantage('nimber', 0, 0, 1)).toBe(-1);
    expect(advantage('nimber', 3, 1, 1)).toBe(-1);
    expect(advantage('score', 5, 1, 10)).toBe(0.5);
  });
});

describe('numbers that are typed', () => {
  it('add up exactly on the largest board', () => {
    expect(kMostCells * kMostValue).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});

describe('history', () => {
  it('undoes, redoes, and forgets the future after a new step', () => {
    const history = new History(0);
    history.push(1);
    history.push(2);
    expect(history.undo()).toBe(1);
    expect(history.redo()).toBe(2);
    history.undo();
    history.push(3);
    expect(history.canRedo).toBe(false);
    expect([history.undo(), history.undo(), history.undo()]).toEqual([1, 0, 0]);
  });
  it('goes on without a step of its own, and forgets the future then, too', () => {
    const history = new History(0);
    history.push(1);
    history.push(5);
    history.undo();
    history.replace(12);
    expect([history.canRedo, history.undo(), history.redo()]).toEqual([false, 0, 12]);
  });
});

describe('clicks', () => {
  const position = model('chessboard').position(chess, ['2,1']);
  it('chooses a piece, then its partner or itself', () => {
    expect(picked(true, position, null, '1,1')).toEqual({ select: '1,1' });
    expect(picked(true, position, '1,1', '1,1')).toEqual({ play: '1,1' });
    expect(picked(true, position, '1,1', '1,2')).toMatchObject({ select: '1,2', message: { key: 'why.blockedBy' } });
    expect(picked(true, position, null, '2,1')).toMatchObject({ select: null, message: { key: 'why.removed' } });
  });
  it('plays at once where a move is one site', () => {
    expect(picked(false, position, null, '1,1')).toEqual({ play: '1,1' });
  });
});

describe('hints', () => {
  const candidates = [{ move: '1,1+2,2', value: 3 }, { move: '1,1', value: 5 }, { move: '2,2', value: 6 }];
  it('shows the best move that a site takes part in', () => {
    expect([...badges('cost', candidates, new Set(['1,1+2,2']), null)]).toEqual([
      ['1,1', { text: '3', best: true }], ['2,2', { text: '3', best: true }]]);
  });
  it('shows what a chosen piece makes alone and with each partner', () => {
    expect([...badges('cost', candidates, new Set(['1,1+2,2']), '1,1')]).toEqual([
      ['2,2', { text: '3', best: true }], ['1,1', { text: '5', best: false }]]);
  });
  it('leaves out what is not known', () => {
    expect(badges('cost', [{ move: '1,1', value: null }], new Set(), null).size).toBe(0);
  });
  it('rounds numbers that are too long for a cell, and says so', () => {
    expect(shortNumber('1234567', 'en')).toBe('1234567');
    expect(shortNumber('123456789012', 'en')).toBe('≈123.5B');
    expect(shortNumber('−123456789012', 'en')).toBe('≈−123.5B');
    expect(shortNumber('+123456789012', 'zh')).toBe('≈+1235亿');
  });
  it('writes scores with their sign', () => {
    expect([valueText('score', 4), valueText('score', -4), valueText('score', 0), valueText('cost', 4)]).toEqual(['+4', '−4', '0', '4']);
  });
});

describe('keys', () => {
  it('moves over cells and stays inside', () => {
    const scene = model('chessboard').scene(chess, model('chessboard').position(chess, []));
    expect(neighbourSite(scene, [], '1,1', 'ArrowRight')).toBe('1,2');
    expect(neighbourSite(scene, [], '1,1', 'ArrowUp')).toBe('1,1');
    expect(neighbourSite(scene, [], '1,2', 'ArrowRight')).toBe('1,2');
    expect(neighbourSite(scene, [], '1,1', 'x')).toBeNull();
  });
  it('reaches every vertex of a graph', () => {
    const instance = model('node-kayles').blank();
    const scene = model('node-kayles').scene(instance, model('node-kayles').position(instance, []));
    const places = arranged(5, [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0]]);
    const reached = new Set(['1']);
    for (let round = 0; round < 5; ++round) {
      for (const site of [...reached]) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(neighbourSite(scene, places, site, key)!);
      }
    }
    expect(reached.size).toBe(5);
  });
});
