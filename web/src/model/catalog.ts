// The one list of games, in the order in which the page shows them.

import { bus } from './games/bus';
import { chessboard } from './games/chessboard';
import { chomp } from './games/chomp';
import { independenceDuel, independentSet, nodeKayles } from './games/graphs';
import { knights } from './games/knights';
import { river } from './games/river';
import { woodchess } from './games/woodchess';
import type { GameId, GameModel } from './types';

export const kGames: readonly GameModel[] = [
  chessboard, woodchess, chomp, river, nodeKayles, bus, independenceDuel, knights, independentSet,
] as unknown as GameModel[];

export function gameOf(id: string): GameModel | undefined {
  return kGames.find((game) => game.id === id);
}

export function model(id: GameId): GameModel {
  return gameOf(id)!;
}
