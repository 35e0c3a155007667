// Boards to begin with: those of examples/ and tests/cases/ in the formats of their contests, and graphs
// that are known by name. Texts and families are read by the program.

import bus from '../../../examples/bus.txt?raw';
import chessboard from '../../../examples/chessboard.txt?raw';
import chomp from '../../../examples/chomp.txt?raw';
import knights from '../../../examples/knights.txt?raw';
import river from '../../../examples/river.txt?raw';
import woodchess from '../../../examples/woodchess.txt?raw';
import chessboardCase from '../../../tests/cases/chessboard/full05-n12.in?raw';
import woodchessCase from '../../../tests/cases/woodchess/full04-10x10.in?raw';
import knightsCase from '../../../tests/cases/knights/full00-5x6x7.in?raw';
import riverCase from '../../../tests/cases/river/full04-n10.in?raw';
import type { Key } from '../i18n/en';
import type { GameId, Instance } from './types';

export type Source = { text: string; format?: string } | { family: string } | { instance: Instance };

export interface Example {
  title: Key;
  source: Source;
}

/** Any instance of a graph game. */
const of = (game: GameId, rest: object): Source => ({ instance: { game, ...rest } });
const boardOf = (game: GameId, side: [number, number], piece: string): Source =>
  of(game, { board: { size: side, blocked: [] }, piece });

const tree: [number, number][] = [[1, 2], [1, 3], [1, 4], [2, 5], [2, 6], [3, 7], [3, 8], [4, 9], [4, 10]];

function graphs(game: GameId, boards: Example[]): Example[] {
  return [
    ...boards,
    { title: 'example.petersen', source: { family: 'petersen:5,2' } },
    { title: 'example.cube', source: { family: 'hypercube:3' } },
    { title: 'example.cycle', source: { family: 'cycle:9' } },
    { title: 'example.tree', source: of(game, { graph: { vertices: 10, edges: tree } }) },
  ];
}

export const kExamples: Record<GameId, Example[]> = {
  chessboard: [
    { title: 'example.contest', source: { text: chessboard } },
    { title: 'example.small', source: { text: '3\nWB.\n.WB\nW.B\n3 5 0\n0 2 4\n6 0 1\n' } },
    { title: 'example.case', source: { text: chessboardCase } },
  ],
  woodchess: [
    { title: 'example.contest', source: { text: woodchess } },
    { title: 'example.small', source: { text: '2 3\n2 7 3\n9 1 2\n3 7 2\n2 3 1\n' } },
    { title: 'example.case', source: { text: woodchessCase } },
  ],
  chomp: [
    { title: 'example.contest', source: { text: chomp } },
    { title: 'example.square', source: { text: '4 4' } },
    { title: 'example.stairs', source: { text: 'shape 7 6 6 4 2 1' } },
  ],
  river: [
    { title: 'example.contest', source: { text: river } },
    { title: 'example.small', source: { text: '4\n....\n....\n****\n....\n' } },
    { title: 'example.case', source: { text: riverCase } },
  ],
  'node-kayles': graphs('node-kayles', [
    { title: 'example.grid', source: { family: 'grid:3x6' } },
    { title: 'example.queens', source: boardOf('node-kayles', [5, 5], 'queen') },
  ]),
  bus: [
    { title: 'example.contest', source: { text: bus } },
    { title: 'example.wide', source: { text: '14 2 2\n5 9\n' } },
    { title: 'example.long', source: { text: '40 2 3\n7 8 25\n' } },
  ],
  'independence-duel': graphs('independence-duel', [
    { title: 'example.grid', source: { family: 'grid:3x6' } },
    { title: 'example.kings', source: boardOf('independence-duel', [5, 5], 'king') },
  ]),
  knights: [
    { title: 'example.contest', source: { text: knights } },
    { title: 'example.cubeBox', source: { text: '4 4 4\n0\n' } },
    { title: 'example.case', source: { text: knightsCase } },
  ],
  'independent-set': graphs('independent-set', [
    { title: 'example.knightboard', source: boardOf('independent-set', [5, 5], 'knight') },
    { title: 'example.queens', source: boardOf('independent-set', [5, 5], 'queen') },
  ]),
};
