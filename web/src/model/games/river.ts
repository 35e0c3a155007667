// River Game: cameras on firm cells next to water; two that see the same wet area may not be neighbours.

import { asObject, asRows, coordinates, need, rectangle, site, withCharacter } from '../cells';
import { ConflictPosition, graphsOf, type ConflictGraph } from '../conflict';
import type { Editing, GameModel, Instance, Message, Position, Scene, SceneCell, Site } from '../types';

export interface River extends Instance {
  game: 'river';
  grid: string[];
}

const kSides: readonly [number, number][] = [[-1, 0], [0, -1], [0, 1], [1, 0]];

/** Number of the wet area of each cell, from 1; 0 for dry cells. */
export function wetAreas(grid: readonly string[]): number[][] {
  const area = rectangle(grid.length, grid[0]!.length, () => 0);
  let areas = 0;
  const flood = (start: [number, number]): void => {
    const open = [start];
    while (open.length) {
      const [row, col] = open.pop()!;
      if (grid[row]?.[col] !== '*' || area[row]![col] !== 0) continue;
      area[row]![col] = areas;
      for (const [dr, dc] of kSides) open.push([row + dr, col + dc]);
    }
  };
  grid.forEach((line, row) => [...line].forEach((character, col) => {
    if (character === '*' && area[row]![col] === 0) {
      ++areas;
      flood([row, col]);
    }
  }));
  return area;
}

/** Camera sites and their conflicts. */
export function cameraGraph(grid: readonly string[]): ConflictGraph {
  const area = wetAreas(grid);
  const seen = (row: number, col: number): Set<number> =>
    new Set(kSides.map(([dr, dc]) => area[row + dr]?.[col + dc] ?? 0).filter((a) => a > 0));
  const places: [number, number][] = [];
  grid.forEach((line, row) => [...line].forEach((character, col) => {
    if (character === '.' && seen(row, col).size > 0) places.push([row, col]);
  }));
  const sites = places.map(([row, col]) => site(row + 1, col + 1));
  const number = new Map(sites.map((s, i) => [s, i]));
  const neighbours = (camera: number): number[] => kSides.flatMap(([dr, dc]) => {
    const [row, col] = places[camera]!;
    const other = number.get(site(row + dr + 1, col + dc + 1));
    if (other === undefined) return [];
    const there = seen(row + dr, col + dc);
    return [...seen(row, col)].some((a) => there.has(a)) ? [other] : [];
  });
  return { sites, neighbours };
}

function noSite(grid: readonly string[], s: Site): Message {
  const [row, col] = coordinates(s) as [number, number];
  const character = grid[row - 1]?.[col - 1];
  if (character === '*') return { key: 'why.wet', args: { at: s } };
  if (character === 'x') return { key: 'why.protected', args: { at: s } };
  return { key: 'why.noWater', args: { at: s } };
}

function scene(instance: River, position: Position): Scene {
  const at = position as ConflictPosition;
  const area = wetAreas(instance.grid);
  const cells = instance.grid.flatMap((line, row) => [...line].map((character, col): SceneCell => {
    const s = site(row + 1, col + 1);
    if (character === '*') {
      return { site: s, tone: 'water', area: area[row]![col]!, says: { key: 'says.water', args: { area: area[row]![col]! } } };
    }
    if (character === 'x') return { site: s, tone: 'blocked', says: { key: 'says.protected' } };
    const mover = at.moverOf(s);
    if (mover === undefined) return { site: s, tone: at.graph.number.has(s) ? 'firm' : 'land', dead: at.dead(s), says: at.says(s) };
    return { site: s, tone: 'firm', piece: 'camera', mover, order: at.order.get(s)!, says: at.says(s) };
  }));
  return { kind: 'cells', panels: [{ rows: instance.grid.length, cols: instance.grid[0]!.length, cells }] };
}

const kTones: Record<string, string> = { water: '*', firm: '.', protected: 'x' };

const editing: Editing<River> = {
  tools: () => [
    { key: 'water', label: 'tool.water', hotkey: 'w' },
    { key: 'firm', label: 'tool.firm', hotkey: 'f' },
    { key: 'protected', label: 'tool.protected', hotkey: 'x' },
  ],
  paint(i, s, tool) {
    const [row, col] = coordinates(s) as [number, number];
    return { ...i, grid: withCharacter(i.grid, row - 1, col - 1, kTones[tool]!) };
  },
  fields: (i) => [{ key: 'size', label: 'field.side', value: i.grid.length, min: 1, max: 24 }],
  choices: () => [],
  set: (i, _key, value) =>
    ({ game: 'river', grid: rectangle(Number(value), Number(value), (r, c) => i.grid[r]?.[c] ?? '.').map((line) => line.join('')) }),
  values: () => [],
  setValue: (i) => i,
  clear: (i, s) => editing.paint(i, s, 'firm'),
};

const graphOf = graphsOf((i: River) => cameraGraph(i.grid));

export const river: GameModel<River> = {
  id: 'river',
  objective: 'nimber',
  players: 2,
  graphs: false,
  read(json) {
    const grid = asRows(asObject(json).grid, '*.x', 'grid');
    need(grid.length === grid[0]!.length, 'read.square', { at: 'grid' });
    return { game: 'river', grid };
  },
  cells: ({ grid }) => grid.length * grid[0]!.length,
  position: (i, moves) => new ConflictPosition(graphOf(i), moves, { players: 2, counts: false, noSite: (s) => noSite(i.grid, s) }),
  scene,
  editing,
  blank: () => ({ game: 'river', grid: ['......', '......', '******', '......', '......', '......'] }),
  random: (i) => ({ size: [i.grid.length] }),
};
