// The program as a player: when it is its turn, it moves after a moment, perfectly or at random. Where a limit keeps
// the values from being proved, it moves at random and says so; where there is no answer at all, it waits for its
// reader to ask again, or to let it move.

import { limitMessage } from '../api/errors';
import type { Message, Move } from '../model/types';
import type { Session } from './session.svelte';

/** Long enough to see what was played, in milliseconds. */
const kPause = 450;

const anyMove = ({ position: { legal } }: Session): Move => legal[Math.floor(Math.random() * legal.length)]!;

/** What the program plays now, and why at random where it was to play perfectly; null while it cannot tell. */
function reply(session: Session): { move: Move; why?: Message } | null {
  const { known, players, position } = session;
  if (players[position.mover] === 'random') return { move: anyMove(session) };
  if (known?.state !== 'done') return null;
  const { moves, run, status } = known.result;
  if (status === 'proved' && moves[0]) return { move: moves[0].move };
  return { move: anyMove(session), why: limitMessage(run.limit ?? status) };
}

export class Opponent {
  /** To be called whenever the position may have changed; returns how to stop what it began. */
  watch(session: Session): () => void {
    const next = session.programMoves ? reply(session) : null;
    if (!next) return () => undefined;
    const timer = setTimeout(() => {
      session.play(next.move);
      if (next.why) session.message = { key: 'play.atRandom', args: { why: next.why } };
    }, kPause);
    return () => clearTimeout(timer);
  }
}

/** Whether the program waits for an answer that will not come by itself. */
export const stuck = ({ known, programMoves }: Session): boolean =>
  programMoves && (known?.state === 'failed' || known?.state === 'cancelled');

/** Lets the program move without any values. */
export function playAtRandom(session: Session): void {
  if (session.programMoves) session.play(anyMove(session));
}
