import { beforeAll, describe, expect, it, vi } from 'vitest';
import { model } from '../model/catalog';
import { goalOf, positionValue } from '../model/evaluation';
import type { MoveValue } from '../api/types';
import type { Instance, Move } from '../model/types';
import type { Session } from '../state/session.svelte';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));

let words: typeof import('./words');
let texts: typeof import('../i18n/text.svelte');

beforeAll(async () => {
  words = await import('./words');
  texts = await import('../i18n/text.svelte');
});

/** As much of a session as the sentences need. */
function session(instance: Instance, candidates: MoveValue[], moves: Move[] = [], partial = false): Session {
  const game = model(instance.game);
  const position = game.position(instance, moves);
  const goal = goalOf(game.objective, position.mover, 'max');
  return { game, instance, position, candidates, goal, value: positionValue(goal, candidates), partial, single: 'says.vertex' } as unknown as Session;
}

const chess = model('chessboard').read({ game: 'chessboard', board: ['WB', 'B.'], values: [[5, 7], [7, 0]] });
const inChinese = (work: () => void): void => {
  texts.preferences.setLanguage('zh');
  work();
  texts.preferences.setLanguage('en');
};

describe('why a move is best', () => {
  const exposed = [{ move: '2,1', value: 19 }];
  it('claims nothing of moves that have no value', () => {
    const said = words.explain(session(chess, exposed, [], true), exposed[0]!).join(' ');
    expect(said).toMatch(/No other removal of exposed pieces.*blocked pieces, not valued here, are never better/);
    expect(said).not.toMatch(/only best move|no other move/);
    inChinese(() => expect(words.explain(session(chess, exposed, [], true), exposed[0]!).join('')).toMatch(/移走外露棋子.*未计算/));
  });
  it('counts them where they have one', () => {
    const all = ['1,1', '1,2', '2,1'].map((move) => ({ move, value: 19 }));
    expect(words.explain(session(chess, all), all[2]!).join(' ')).toContain('3 moves are equally good.');
  });
  it('names cells by row and column, and splits the total', () => {
    const board = session(chess, [{ move: '2,1', value: 19 }, { move: '1,2', value: 20 }]);
    expect(words.explain(board, board.candidates[0]!)).toEqual([
      'Row 2, column 1 goes alone for 7; the rest then costs 12.', 'It is the only best move.', 'The next best, row 1, column 2, is 1 worse.']);
    expect(words.split(board, board.candidates[0]!)).toEqual({ now: 7, later: 12, total: 19 });
  });
  it('tells what a pair saves', () => {
    const pairs = model('chessboard').read({ game: 'chessboard', board: ['W.', '.B'], values: [[5, 0], [0, 7]] });
    const board = session(pairs, [{ move: '1,1+2,2', value: 2 }, { move: '1,1', value: 12 }]);
    expect(words.explain(board, board.candidates[0]!)[0]).toBe('Row 1, column 1 and row 2, column 2 go as a pair for 2 instead of 12; the rest then costs 0.');
  });
  it('tells what a move earns its player, and what it costs where the value is negative', () => {
    const board = model('woodchess').read({ game: 'woodchess', first: [[-5, 4], [0, -2]], second: [[9, -3], [6, 1]] });
    const said = (moves: Move[], move: Move): string => {
      const candidate = { move, value: 1 };
      return words.explain(session(board, [candidate], moves), candidate)[0]!;
    };
    expect(said([], '1,1')).toBe('Row 1, column 1 costs 5; with best play of both the game then ends at +1 for the first player.');
    expect(said(['1,1'], '1,2')).toMatch(/^Row 1, column 2 costs 3;/);
    expect(said(['1,1'], '2,1')).toMatch(/^Row 2, column 1 earns 6;/);
    expect(said(['1,1', '1,2'], '2,1')).toMatch(/^Row 2, column 1 earns 0;/);
    inChinese(() => expect(said([], '1,1')).toMatch(/^第1行第1列失 5；/));
  });
  it('explains nimbers', () => {
    const graph = model('node-kayles').read({ game: 'node-kayles', graph: { vertices: 3, edges: [[1, 2], [2, 3]] } });
    const moves = [{ move: '2', value: 0 }, { move: '1', value: 1 }, { move: '3', value: 1 }];
    expect(words.explain(session(graph, moves), moves[0]!)[0]).toMatch(/^Vertex 2 leaves nimber 0/);
    expect(words.mexSentence(moves)).toBe('Here the moves leave 0, 1; the least number that is missing is 2.');
    expect(words.nimberWinner(2, 1)).toBe(1);
    expect(words.nimberWinner(0, 1)).toBe(0);
  });
  it('counts what a token forbids, and weights', () => {
    const weighted = model('independent-set').read({ game: 'independent-set', graph: { vertices: 3, edges: [[1, 2], [2, 3]] }, weights: [2, 9, 4] });
    const board = session(weighted, [{ move: '2', value: 9 }, { move: '1', value: 6 }, { move: '3', value: 6 }]);
    expect(words.explain(board, board.candidates[0]!)[0]).toBe('After vertex 2, 9 in all can still be reached. It forbids 2 more free places.');
    expect(words.split(board, board.candidates[1]!)).toEqual({ now: 2, later: 4, total: 6 });
  });
});

describe('messages', () => {
  it('say why in the middle of a sentence', () => {
    const limit = { key: 'job.limit', args: { why: { key: 'limit.memory', args: { needed: '257 GiB', budget: '12.8 MiB' } } } } as const;
    expect(texts.say(limit)).toBe('Too much for this server: it needs 257 GiB of memory; the server allows 12.8 MiB.');
    inChinese(() => expect(texts.say(limit)).toBe('超出服务器能力：需要 257 GiB 内存，而服务器只允许 12.8 MiB。'));
  });
  it('are joined as the language does it, empty parts left out', () => {
    expect(texts.joined('named', 'row 1', texts.joined('with', 'free', '', 'chosen'))).toBe('row 1: free, chosen');
    inChinese(() => expect(texts.joined('named', '第1行', texts.joined('with', '可用', '', '已选'))).toBe('第1行：可用，已选'));
    expect(texts.joined('detail', 'so far', '')).toBe('so far');
    expect([texts.joined('with'), texts.joined('with', '', '')]).toEqual(['', '']);
  });
  it('tell cells in words', () => {
    expect(texts.say({ key: 'why.leftEmpty', args: { at: '2,3', by: '2,1' } })).toBe('Row 2, column 3 must wait: row 2, column 1, to its left, is still empty.');
    inChinese(() => expect(texts.say({ key: 'why.wet', args: { at: '2,3' } })).toBe('第2行第3列是水：摄像头需要陆地。'));
  });
});
