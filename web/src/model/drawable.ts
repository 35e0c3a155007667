// What a browser draws with ease: asked before anything is drawn, or even listed, of boards that come from elsewhere.

import { model } from './catalog';
import { need } from './cells';
import type { GraphInstance } from './games/graph-instance';
import type { Instance } from './types';

/** Cells or vertices. */
export const kMostCells = 2500;
export const kMostEdges = 20_000;

/** Fails when there are too many of one or the other. */
export function needDrawableCounts(cells: number, edges: number): void {
  need(cells <= kMostCells, 'error.tooManyCells', { count: cells, most: kMostCells });
  need(edges <= kMostEdges, 'error.tooManyEdges', { count: edges, most: kMostEdges });
}

/** Fails unless `instance` can be drawn. */
export function needDrawable(instance: Instance): void {
  needDrawableCounts(model(instance.game).cells(instance), (instance as GraphInstance).graph?.edges.length ?? 0);
}
