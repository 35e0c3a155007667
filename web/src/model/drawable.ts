// What a browser draws with ease and adds up exactly: asked before anything is drawn, or even listed, of boards that
// come from elsewhere, and of numbers that are typed.

import { model } from './catalog';
import { need } from './cells';
import type { GraphInstance } from './games/graph-instance';
import type { Instance } from './types';

/** Cells or vertices. */
export const kMostCells = 2500;
export const kMostEdges = 20_000;

/** Digits of the largest number that can be typed for a cell: on the largest board, too, such numbers add up exactly. */
export const kMostDigits = 12;
export const kMostValue = 10 ** kMostDigits - 1;

/** Fails when there are too many of one or the other. */
export function needDrawableCounts(cells: number, edges: number): void {
  need(cells <= kMostCells, 'error.tooManyCells', { count: cells, most: kMostCells });
  need(edges <= kMostEdges, 'error.tooManyEdges', { count: edges, most: kMostEdges });
}

/** Fails unless `instance` can be drawn. */
export function needDrawable(instance: Instance): void {
  needDrawableCounts(model(instance.game).cells(instance), (instance as GraphInstance).graph?.edges.length ?? 0);
}
