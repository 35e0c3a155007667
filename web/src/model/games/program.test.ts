// The page's rules beside the program's: on random lines of play of every example, both know the same legal
// moves. Needs the program (MINIMEX) and is left out without it.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { model } from '../catalog';
import type { GameId, Instance, Move } from '../types';

const program = process.env.MINIMEX;
const run = (args: string[], input: string): string => execFileSync(program!, args, { input, encoding: 'utf8' });

const texts: [GameId, string][] = (['chessboard', 'woodchess', 'chomp', 'river', 'bus', 'knights'] as const).map((game) =>
  [game, readFileSync(new URL(`../../../../examples/${game}.txt`, import.meta.url), 'utf8')]);
const boards: [GameId, string][] = [
  ['node-kayles', '{"game":"node-kayles","board":{"size":[4,5],"blocked":[[2,2]]},"piece":"queen"}'],
  ['independent-set', '{"game":"independent-set","board":{"size":[4,5],"blocked":[[1,3]]},"piece":"knight"}'],
  ['independence-duel', '{"game":"independence-duel","board":{"size":[3,4],"blocked":[],"toroidal":true},"piece":"bishop"}'],
  ['independence-duel', '{"game":"independence-duel","board":{"size":[4,4],"blocked":[[1,2]],"toroidal":[false,true]},"piece":"knight"}'],
  ['node-kayles', '{"game":"node-kayles","board":{"size":[4,4]},"piece":[[1,2],[0,3]]}'],
  ['independent-set', '{"game":"independent-set","board":{"size":[3,2,2]},"piece":"queen","weights":[1,2,3,4,5,6,7,8,9,10,11,12]}'],
  ['independent-set', '{"game":"independent-set","graph":{"vertices":4,"edges":[[1,2],[3,4]]},"weights":[5,0,2,8]}'],
  ['node-kayles', '7 7\n1 2\n2 3\n3 4\n4 5\n5 6\n6 7\n2 6\n'],
];

describe.skipIf(!program)('the program', () => {
  it.each([...texts, ...boards])('agrees on the legal moves of %s', (game, text) => {
    const instance = model(game).read(JSON.parse(run(['convert', game, '-', '--to', 'json'], text))) as Instance;
    const moves: Move[] = [];
    for (let round = 0; round < 4; ++round) {
      const legal = [...model(game).position(instance, moves).legal].sort();
      const answer = JSON.parse(run(['moves', game, '-', '--json', '--after', moves.join(' ')], JSON.stringify(instance))) as { moves: { move: Move }[] };
      expect(answer.moves.map(({ move }) => move).sort()).toEqual(legal);
      if (legal.length === 0) break;
      moves.push(legal[(round * 7 + 3) % legal.length]!);
    }
  });
});
