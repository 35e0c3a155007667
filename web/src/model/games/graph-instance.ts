// Instances of the games on any graph, and how their weights are numbered.

import { coordinates } from '../cells';
import type { Board, Piece } from '../pieces';
import type { Instance, Site } from '../types';

export interface Graph {
  vertices: number;
  /** Pairs of vertices from 1. */
  edges: [number, number][];
}

export interface GraphInstance extends Instance {
  graph?: Graph;
  board?: Board;
  piece?: Piece;
  /** One for each vertex, or each cell in index order, blocked ones included. */
  weights?: number[];
}

/** Vertices, or cells of the board, blocked ones included. */
export const cellCount = ({ board, graph }: GraphInstance): number =>
  (board ? board.size.reduce((product, side) => product * side, 1) : graph!.vertices);

/** Coordinates of a cell by its index; the last one counts fastest. */
export function cellOf(board: Board, index: number): number[] {
  const cell: number[] = [];
  for (let rest = index, d = board.size.length - 1; d >= 0; --d) {
    cell.unshift((rest % board.size[d]!) + 1);
    rest = Math.floor(rest / board.size[d]!);
  }
  return cell;
}

/** The index in `weights` of a vertex or cell. */
export function weightIndex(i: GraphInstance, s: Site): number {
  if (!i.board) return Number(s) - 1;
  return coordinates(s).reduce((index, x, d) => index * i.board!.size[d]! + x - 1, 0);
}
