// Sentences that panels share, in the reader's language.

import { capital, joined, moveName, t } from '../i18n/text.svelte';
import { valueText } from '../board/hints';
import { mex, loss, type First } from '../model/evaluation';
import type { GameModel, Mover, Position } from '../model/types';
import type { MoveValue } from '../api/types';
import type { Session } from '../state/session.svelte';

export function playerName(game: GameModel, mover: Mover): string {
  if (game.players === 1) return t('player.solver');
  if (game.id === 'bus') return t(mover === 0 ? 'player.alice' : 'player.bob');
  return t(mover === 0 ? 'player.first' : 'player.second');
}

/** Who wins a game of nimbers whose position, with `mover` to move, has this value. */
export const nimberWinner = (value: number, mover: Mover): Mover => (value !== 0 ? mover : mover === 0 ? 1 : 0);

/** The value of a position in words, and what there is so far. */
export function verdict(game: GameModel, position: Position, value: number | null, first: First): { main: string; detail: string } {
  const name = (mover: Mover): string => playerName(game, mover);
  const { result, mover } = position;
  if (value === null) return { main: t('verdict.unknown'), detail: '' };
  switch (game.objective) {
    case 'cost':
      return { main: t('verdict.cost', { value }), detail: t('verdict.costSoFar', { result, rest: value - result }) };
    case 'size':
      return { main: t('verdict.size', { value }), detail: t('verdict.sizeSoFar', { result }) };
    case 'score': {
      const main = value === 0 ? t('verdict.draw') : t('verdict.first', { who: name(value > 0 ? 0 : 1), value: Math.abs(value) });
      return { main, detail: t('verdict.scoreSoFar', { result: valueText('score', result) }) };
    }
    case 'count': {
      const many = t('verdict.wantsMany', { who: name(first === 'max' ? 0 : 1) });
      return { main: t('verdict.count', { value }), detail: joined('with', many, t('verdict.sizeSoFar', { result })) };
    }
    case 'nimber':
      return { main: t('verdict.wins', { who: name(nimberWinner(value, mover)) }), detail: t('verdict.nimber', { value }) };
  }
}

/** What a move brings at once and what is still to come; null where that tells nothing. */
export interface Split { now: number; later: number; total: number }

export function split({ game, instance, position }: Session, { move, value }: MoveValue): Split | null {
  const weighted = game.objective === 'size' && 'weights' in instance;
  if (value === null || (game.objective !== 'cost' && game.objective !== 'score' && !weighted)) return null;
  const now = game.position(instance, [...position.moves, move]).result - position.result;
  return { now, later: value - position.result - now, total: value };
}

function whatItDoes(session: Session, { move, value }: { move: string; value: number }): string {
  const { game, position } = session;
  const name = moveName(move, session.single);
  switch (game.objective) {
    case 'cost': {
      const { now, later } = split(session, { move, value })!;
      const alone = move.split('+').reduce((sum, site) => sum + game.position(session.instance, [site]).result, 0);
      return t(move.includes('+') ? 'explain.costPair' : 'explain.costSingle', { move: name, gain: now, rest: later, alone });
    }
    case 'score': {
      const { now } = split(session, { move, value })!;
      const gain = position.mover === 0 ? now : -now;
      return t(gain < 0 ? 'explain.scoreLoss' : 'explain.score', { move: name, gain: Math.abs(gain), value: valueText('score', value) });
    }
    case 'nimber': return t(value === 0 ? 'explain.win' : 'explain.lose', { move: name, value });
    default: {
      const legal = new Set(position.legal);
      const args = { move: name, value, count: position.shadow(move).filter((site) => legal.has(site)).length };
      return t(game.objective === 'size' ? 'explain.place' : 'explain.count', args);
    }
  }
}

/** How a best move compares with all others. Where removals of blocked pieces have no values, nothing is said of them. */
function rivals(session: Session): string[] {
  const { candidates, goal, value, partial } = session;
  const losses = candidates.map((other) => ({ move: other.move, lost: loss(goal, value, other.value) ?? 0 }));
  const equal = losses.filter(({ lost }) => lost === 0).length;
  const next = losses.filter(({ lost }) => lost > 0).sort((a, b) => a.lost - b.lost)[0];
  const words = [
    equal > 1 ? t(partial ? 'explain.severalExposed' : 'explain.several', { count: equal })
    : t(partial ? 'explain.onlyExposed' : 'explain.only')];
  if (next && goal !== 'zero') words.push(t('explain.next', { move: moveName(next.move, session.single), loss: next.lost }));
  return words;
}

/** Why `move` is good or bad, in a few sentences. */
export function explain(session: Session, move: MoveValue): string[] {
  const { candidates, goal, value } = session;
  if (move.value === null || value === null) return [];
  if (goal === 'zero' && value === 0) return [t('explain.allLose'), t('explain.lose', { move: moveName(move.move, session.single), value: move.value })].map(capital);
  const parts = [whatItDoes(session, { move: move.move, value: move.value })];
  const lost = loss(goal, value, move.value) ?? 0;
  if (lost > 0) parts.push(goal === 'zero' ? t('explain.throws') : t('explain.worse', { loss: lost }));
  else if (candidates.length > 1 || session.partial) parts.push(...rivals(session));
  else parts.push(t('explain.forced'));
  return parts.map(capital);
}

/** How the nimber of the position follows from those that its moves leave. */
export function mexSentence(candidates: readonly MoveValue[]): string {
  const values = [...new Set(candidates.map(({ value }) => value ?? 0))].sort((a, b) => a - b);
  return t('nimber.mex', { values: joined('list', ...values.map(String)), value: mex(values) });
}
