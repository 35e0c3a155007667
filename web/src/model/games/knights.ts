// Chess in 3D: as many knights as possible on a box of cells, none attacking another.

import { asInteger, asList, asObject, need, rectangle, site } from '../cells';
import { ConflictPosition, graphsOf } from '../conflict';
import { attacks } from '../pieces';
import type { Editing, GameModel, Instance, Panel, Position, Scene, SceneCell } from '../types';

export interface Knights extends Instance {
  game: 'knights';
  size: number[];
  blocked: number[][];
}

function scene(instance: Knights, position: Position): Scene {
  const at = position as ConflictPosition;
  const blocked = new Set(instance.blocked.map(String));
  const [rows, cols, layers] = instance.size as [number, number, number];
  const cell = (row: number, col: number, layer: number): SceneCell => {
    const s = site(row + 1, col + 1, layer);
    if (blocked.has(s)) return { site: s, tone: 'blocked', says: { key: 'says.blocked' } };
    const order = at.order.get(s);
    if (order !== undefined) return { site: s, tone: 'empty', piece: 'knight', mover: 0, order, says: at.says(s) };
    return { site: s, tone: 'empty', dead: at.dead(s), says: at.says(s) };
  };
  const panels = Array.from({ length: layers }, (_, i): Panel =>
    ({ layer: i + 1, rows, cols, cells: rectangle(rows, cols, (r, c) => cell(r, c, i + 1)).flat() }));
  return { kind: 'cells', panels };
}

/** `blocked` with `cell` added, or taken out when it is there. */
export function toggledCell(blocked: number[][], cell: number[]): number[][] {
  const others = blocked.filter((other) => String(other) !== String(cell));
  return others.length < blocked.length ? others : [...blocked, cell];
}

const kAxes = ['rows', 'cols', 'layers'] as const;

const editing: Editing<Knights> = {
  tools: () => [{ key: 'block', label: 'tool.block', hotkey: 'x' }],
  paint: (i, s) => ({ ...i, blocked: toggledCell(i.blocked, s.split(',').map(Number)) }),
  fields: (i) => kAxes.map((key, axis) => ({ key, label: `field.${key}` as const, value: i.size[axis]!, min: 1, max: 12 })),
  choices: () => [],
  set(i, key, value) {
    const size = i.size.map((side, axis) => (kAxes[axis] === key ? Number(value) : side));
    return { ...i, size, blocked: i.blocked.filter((cell) => cell.every((x, axis) => x <= size[axis]!)) };
  },
  values: () => [],
  setValue: (i) => i,
  clear: (i, s) => ({ ...i, blocked: i.blocked.filter((cell) => cell.join(',') !== s) }),
};

const graphOf = graphsOf((i: Knights) => {
  const { cells, attacked } = attacks(i, 'knight')!;
  return { sites: cells.map((cell) => cell.join(',')), neighbours: attacked };
});

export const knights: GameModel<Knights> = {
  id: 'knights',
  objective: 'size',
  players: 1,
  graphs: false,
  read(json) {
    const object = asObject(json);
    const size = asList(object.size, 'size').map((side) => asInteger(side, 1, 1e6, 'size'));
    need(size.length === 3, 'read.count', { at: 'size', count: 3 });
    const blocked = asList(object.blocked ?? [], 'blocked').map((cell) =>
      asList(cell, 'blocked').map((x, axis) => asInteger(x, 1, size[axis] ?? 0, 'blocked')));
    return { game: 'knights', size, blocked };
  },
  cells: ({ size }) => size.reduce((product, side) => product * side, 1),
  position: (i, moves) =>
    new ConflictPosition(graphOf(i), moves, { players: 1, counts: true, noSite: (s) => ({ key: 'why.blocked', args: { at: s } }) }),
  scene,
  editing,
  blank: () => ({ game: 'knights', size: [4, 4, 2], blocked: [] }),
  random: (i) => ({ size: i.size }),
};
