// Lines of best play: from the start as the program solves it, from elsewhere by the best move of every position.

import { api, type Watch } from '../api/client';
import { limitMessage } from '../api/errors';
import { model } from '../model/catalog';
import type { First } from '../model/evaluation';
import { Problem } from '../model/problem';
import type { Instance, Move } from '../model/types';
import type { Analyst, Question } from './analyst.svelte';

/** From the first move to the end. Throws a Problem where a limit came first. */
export async function solvedLine(instance: Instance, first: First, watch: Watch): Promise<Move[]> {
  const result = await api.solve(instance, first, watch);
  if (result.line && result.status === 'proved') return result.line;
  throw new Problem({ key: 'job.limit', args: { why: limitMessage(result.run.limit ?? result.status) } });
}

/** The moves of `from` and best ones after them, to the end. Throws as above. */
export async function walkedLine(analyst: Analyst, from: Question, signal: AbortSignal): Promise<Move[]> {
  const line = [...from.moves];
  const game = model(from.instance.game);
  while (!game.position(from.instance, line).over) {
    const { moves, run, status } = await analyst.answer({ ...from, moves: [...line] }, signal);
    if (!moves[0] || status !== 'proved') throw new Problem({ key: 'job.limit', args: { why: limitMessage(run.limit ?? status) } });
    line.push(moves[0].move);
  }
  return line;
}
