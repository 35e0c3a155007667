import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MovesResult } from '../api/types';
import { model } from '../model/catalog';
import { Opponent, playAtRandom, stuck } from './opponent.svelte';
import { Session } from './session.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const proved: MovesResult = { status: 'proved', moves: [{ move: '2,2', value: 0 }, { move: '1,2', value: 3 }], run: {} };
/** As of a run that ran out of memory: no value is known. */
const limited: MovesResult = {
  status: 'limit', moves: [{ move: '1,2', value: null }, { move: '2,2', value: null }],
  run: { limit: 'the table of ideals needs 2 GiB of memory, the budget is 1 GiB' },
};

/** A game in which the program begins, once the server has said what it has to say. */
async function begun(answer: () => Response, strength: 'perfect' | 'random' = 'perfect'): Promise<Session> {
  vi.stubGlobal('fetch', vi.fn(async () => answer()));
  const instance = model('chomp').read({ game: 'chomp', shape: [2, 2] });
  const session = new Session({ instance, moves: [], ply: 0, first: 'max', mode: 'play', side: 'second', strength });
  session.analyst.want(session.wanted);
  await vi.advanceTimersByTimeAsync(0);
  return session;
}

const done = (result: MovesResult) => (): Response => Response.json({ id: null, state: 'done', seconds: 0, progress: null, result, error: null });

async function moved(session: Session): Promise<void> {
  new Opponent().watch(session);
  await vi.advanceTimersByTimeAsync(1000);
}

describe('the program', () => {
  it('plays a best move where values are proved, and says nothing', async () => {
    const session = await begun(done(proved));
    expect(session.programMoves).toBe(true);
    await moved(session);
    expect([session.moves, session.message, session.programMoves]).toEqual([['2,2'], null, false]);
  });
  it('moves at random where a limit came first, and says why', async () => {
    const session = await begun(done(limited));
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    await moved(session);
    expect(session.moves).toEqual([session.game.position(session.instance, []).legal.at(-1)]);
    expect(session.message).toEqual({ key: 'play.atRandom', args: { why: { key: 'limit.memory', args: { needed: '2 GiB', budget: '1 GiB' } } } });
  });
  it('does not take a value for proved that a stopped run left', async () => {
    const session = await begun(done({ ...proved, status: 'limit', run: {} }));
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await moved(session);
    expect(session.message).toMatchObject({ key: 'play.atRandom' });
  });
  it('waits where the server has no answer, until it is let move', async () => {
    const session = await begun(() => Response.json({ error: { code: 'busy', message: 'too many' } }, { status: 429 }));
    await moved(session);
    expect([session.moves, stuck(session), session.known]).toEqual([[], true, { state: 'failed', why: { key: 'error.busy', args: { message: 'too many' } } }]);
    playAtRandom(session);
    expect([session.moves.length, stuck(session)]).toEqual([1, false]);
    playAtRandom(session);
    expect(session.moves.length).toBe(1);
  });
  it('asks nobody when it plays at random', async () => {
    const session = await begun(done(proved), 'random');
    await moved(session);
    expect([session.moves.length, session.message, vi.mocked(fetch).mock.calls.length]).toEqual([1, null, 0]);
  });
});
