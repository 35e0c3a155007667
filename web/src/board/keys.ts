// Where the arrow keys lead on a board: to the next cell, on a graph to the nearest vertex in that direction.

import type { Place } from '../model/layout';
import type { Scene, Site } from '../model/types';

const kArrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** The site that `key` leads to from `site`; the same at the edge; null when the key is for something else. */
export function neighbourSite(scene: Scene, places: readonly Place[], site: Site, key: string): Site | null {
  const arrow = kArrows[key];
  if (scene.kind === 'graph') return arrow ? nearestVertex(scene, places, site, arrow) : null;
  const layer = scene.panels.findIndex((panel) => panel.cells.some((cell) => cell.site === site));
  const panel = scene.panels[layer]!;
  const index = panel.cells.findIndex((cell) => cell.site === site);
  if (key === 'PageUp' || key === 'PageDown') {
    return scene.panels[layer + (key === 'PageUp' ? -1 : 1)]?.cells[index]?.site ?? site;
  }
  if (!arrow) return null;
  const col = (index % panel.cols) + arrow[0];
  const row = Math.floor(index / panel.cols) + arrow[1];
  if (panel.rows > 1 && (col < 0 || col >= panel.cols)) return site;
  return panel.cells[row * panel.cols + col]?.site ?? site;
}

function nearestVertex(scene: Extract<Scene, { kind: 'graph' }>, places: readonly Place[], site: Site, [dx, dy]: [number, number]): Site {
  const from = places[scene.vertices.findIndex((vertex) => vertex.site === site)] ?? [0, 0];
  let best: { site: Site; cost: number } | null = null;
  scene.vertices.forEach((vertex, i) => {
    const [x, y] = places[i] ?? [0, 0];
    const along = (x - from[0]) * dx + (y - from[1]) * dy;
    const across = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const cost = along + 2 * across;
    if (vertex.site !== site && along > 1e-6 && across <= 2 * along && (!best || cost < best.cost)) best = { site: vertex.site, cost };
  });
  return (best as { site: Site } | null)?.site ?? site;
}
