// What the values of moves mean: who is better, which moves are best, where a line went wrong.

import type { MoveValue } from '../api/types';
import type { GameModel, Instance, Move, Mover, Objective } from './types';

export type First = 'max' | 'min';

/** What the mover wants of a value: the least, the greatest, or 0 (games that the last mover wins). */
export type Goal = 'min' | 'max' | 'zero';

export function goalOf(objective: Objective, mover: Mover, first: First): Goal {
  switch (objective) {
    case 'cost': return 'min';
    case 'size': return 'max';
    case 'nimber': return 'zero';
    case 'score': return mover === 0 ? 'max' : 'min';
    case 'count': return (mover === 0) === (first === 'max') ? 'max' : 'min';
  }
}

/** Least number that is none of `values`. */
export function mex(values: readonly number[]): number {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) ++least;
  return least;
}

/** The value of a position that is not over, told by its moves; null when a value is missing. */
export function positionValue(goal: Goal, moves: readonly MoveValue[]): number | null {
  const values = moves.map((move) => move.value);
  if (values.length === 0 || values.some((value) => value === null)) return null;
  if (goal === 'zero') return mex(values as number[]);
  return goal === 'min' ? Math.min(...(values as number[])) : Math.max(...(values as number[]));
}

/** How much a move gives away against the best one; null when its value is not known. */
export function loss(goal: Goal, best: number | null, value: number | null): number | null {
  if (best === null || value === null) return null;
  if (goal === 'zero') return best !== 0 && value !== 0 ? 1 : 0;
  return Math.abs(value - best);
}

/** The moves that no other beats. In a lost game of nimbers there is none. */
export function bestMoves(goal: Goal, best: number | null, moves: readonly MoveValue[]): Set<Move> {
  if (best === null || (goal === 'zero' && best === 0)) return new Set();
  return new Set(moves.filter((move) => loss(goal, best, move.value) === 0).map((move) => move.move));
}

/**
 * Who is ahead, from -1 (the second player, or nothing saved) to 1 (the first player). `value` is that of the
 * position in which `mover` is to move.
 */
export function advantage(objective: Objective, value: number, mover: Mover, scale: number): number {
  if (objective === 'nimber') return (value !== 0) === (mover === 0) ? 1 : -1;
  return scale === 0 ? 0 : Math.max(-1, Math.min(1, value / scale));
}

/** A number that no value of the instance passes, for bars and curves. */
export function scaleOf(game: GameModel, instance: Instance, value: number): number {
  const all = instance as unknown as { values?: number[][]; first?: number[][]; second?: number[][]; board?: string[] };
  const sum = (rows: number[][]): number => rows.flat().reduce((total, v) => total + Math.abs(v), 0);
  switch (game.objective) {
    case 'cost': return sum(all.values!.map((row, r) => row.map((v, c) => (all.board![r]![c] === '.' ? 0 : v))));
    case 'score': return Math.max(1, sum(all.first!) / 2, sum(all.second!) / 2);
    case 'nimber': return 1;
    default: return Math.max(1, value * 1.5);
  }
}

export interface Ply {
  move: Move;
  goal: Goal;
  best: number | null;
  value: number | null;
}

export interface Mistake {
  ply: number;
  loss: number;
}

/** The first move that gave something away; null when none did as far as is known. */
export function firstMistake(plies: readonly Ply[]): Mistake | null {
  for (const [ply, { goal, best, value }] of plies.entries()) {
    const lost = loss(goal, best, value);
    if (lost !== null && lost > 0) return { ply, loss: lost };
  }
  return null;
}
