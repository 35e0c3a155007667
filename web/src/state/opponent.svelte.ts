// The program as a player: when it is its turn, it moves after a moment, perfectly or at random.

import type { Session } from './session.svelte';

/** Long enough to see what was played, in milliseconds. */
const kPause = 450;

export class Opponent {
  /** To be called whenever the position may have changed; returns how to stop what it began. */
  watch(session: Session): () => void {
    const { position } = session;
    const player = session.players[position.mover];
    if (session.mode !== 'play' || session.game.players === 1 || player === 'human' || position.over || session.ply < session.moves.length) return () => undefined;
    const move = player === 'random' ? position.legal[Math.floor(Math.random() * position.legal.length)] : session.candidates[0]?.move;
    if (move === undefined) return () => undefined;
    const timer = setTimeout(() => session.play(move), kPause);
    return () => clearTimeout(timer);
  }
}
