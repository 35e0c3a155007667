// Sentences that panels share, in the reader's language.

import { t } from '../i18n/text.svelte';
import { valueText } from '../board/hints';
import type { Chessboard } from '../model/games/chessboard';
import type { GameModel, Instance, Move, Mover, Position } from '../model/types';
import type { First, Goal } from '../model/evaluation';
import { loss } from '../model/evaluation';
import type { MoveValue } from '../api/types';

export function playerName(game: GameModel, mover: Mover): string {
  if (game.players === 1) return t('player.solver');
  if (game.id === 'bus') return t(mover === 0 ? 'player.alice' : 'player.bob');
  return t(mover === 0 ? 'player.first' : 'player.second');
}

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
      return { main: t('verdict.count', { value }), detail: `${many} · ${t('verdict.sizeSoFar', { result })}` };
    }
    case 'nimber': {
      const winner: Mover = value !== 0 ? mover : mover === 0 ? 1 : 0;
      return { main: t('verdict.wins', { who: name(winner) }), detail: t('verdict.nimber', { value }) };
    }
  }
}

/** The value of a position in a few characters, for the bar. */
export function short(game: GameModel, position: Position, value: number | null): string {
  if (value === null) return '…';
  if (game.objective !== 'nimber') return valueText(game.objective, value);
  return (value !== 0) === (position.mover === 0) ? '●' : '◆';
}

function whatItDoes(game: GameModel, instance: Instance, position: Position, move: Move, value: number): string {
  switch (game.objective) {
    case 'cost': {
      const worth = move.split('+').map((site) => {
        const [row, col] = site.split(',').map(Number) as [number, number];
        return (instance as Chessboard).values[row - 1]![col - 1]!;
      });
      const gain = worth.length === 2 ? Math.abs(worth[0]! - worth[1]!) : worth[0]!;
      const args = { move, gain, rest: value - position.result - gain, alone: worth.reduce((a, b) => a + b, 0) };
      return t(worth.length === 2 ? 'explain.costPair' : 'explain.costSingle', args);
    }
    case 'score': {
      const gain = Math.abs(game.position(instance, [...position.moves, move]).result - position.result);
      return t('explain.score', { move, gain, value: valueText('score', value) });
    }
    case 'nimber': return t(value === 0 ? 'explain.win' : 'explain.lose', { move, value });
    case 'size': return t('explain.place', { move, value });
    case 'count': return t('explain.count', { move, value });
  }
}

/** Why `move` is good or bad, in one to three sentences. */
export function explain(
  game: GameModel, instance: Instance, position: Position, goal: Goal, candidates: readonly MoveValue[], best: number, move: MoveValue,
): string {
  if (move.value === null) return '';
  if (goal === 'zero' && best === 0) return t('explain.allLose');
  const parts = [whatItDoes(game, instance, position, move.move, move.value)];
  const lost = loss(goal, best, move.value) ?? 0;
  if (lost > 0) parts.push(goal === 'zero' ? t('explain.throws') : t('explain.worse', { loss: lost }));
  else {
    const losses = candidates.map((other) => loss(goal, best, other.value) ?? 0);
    const equal = losses.filter((other) => other === 0).length;
    parts.push(equal === 1 ? t('explain.only') : t('explain.several', { count: equal }));
    const worse = losses.filter((other) => other > 0);
    if (worse.length && goal !== 'zero') parts.push(t('explain.next', { loss: Math.min(...worse) }));
  }
  return parts.join(' ');
}
