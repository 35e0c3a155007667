// Bus Game: Alice and Bob seat passengers more than k seats apart; she wants many, he wants few.

import { asInteger, asList, asObject } from '../cells';
import { ConflictPosition, graphsOf } from '../conflict';
import type { Editing, GameModel, Instance, Panel, Position, Scene, SceneCell, Site } from '../types';

export interface Bus extends Instance {
  game: 'bus';
  seats: number;
  distance: number;
  broken: number[];
}

/** Longest row of seats that is drawn; longer buses go on in further rows. */
const kRow = 10;

function scene(instance: Bus, position: Position): Scene {
  const at = position as ConflictPosition;
  const broken = new Set(instance.broken);
  const cols = Math.min(kRow, instance.seats);
  const rows = Math.ceil(instance.seats / cols);
  const cells = Array.from({ length: rows * cols }, (_, i): SceneCell => {
    const s: Site = String(i + 1);
    if (i >= instance.seats) return { site: s, tone: 'outside', says: { key: 'says.outside' } };
    if (broken.has(i + 1)) return { site: s, tone: 'blocked', says: { key: 'says.broken' } };
    const mover = at.moverOf(s);
    if (mover !== undefined) return { site: s, tone: 'seat', piece: 'token', mover, order: at.order.get(s)!, says: at.says(s) };
    return { site: s, tone: 'seat', dead: at.dead(s), says: at.says(s) };
  });
  const panel: Panel = { rows, cols, cells };
  return { kind: 'cells', panels: [panel] };
}

/** Numbers of the usable seats within `distance` of the one numbered `from`, on one side of it. */
function near(seats: readonly number[], from: number, side: 1 | -1, distance: number): number[] {
  const found: number[] = [];
  for (let n = from + side; n >= 0 && n < seats.length && Math.abs(seats[n]! - seats[from]!) <= distance; n += side) found.push(n);
  return found;
}

const graphOf = graphsOf((i: Bus) => {
  const broken = new Set(i.broken);
  const seats = Array.from({ length: i.seats }, (_, s) => s + 1).filter((seat) => !broken.has(seat));
  const neighbours = (seat: number): number[] => [...near(seats, seat, -1, i.distance), ...near(seats, seat, 1, i.distance)];
  return { sites: seats.map(String), neighbours };
});

const editing: Editing<Bus> = {
  tools: () => [{ key: 'break', label: 'tool.break', hotkey: 'x' }],
  paint(i, s) {
    const seat = Number(s);
    const others = i.broken.filter((other) => other !== seat);
    return { ...i, broken: others.length < i.broken.length ? others : [...others, seat].sort((a, b) => a - b) };
  },
  fields: (i) => [
    { key: 'seats', label: 'field.seats', value: i.seats, min: 1, max: 100 },
    { key: 'distance', label: 'field.distance', value: i.distance, min: 0, max: 100 },
  ],
  choices: () => [],
  set(i, key, value) {
    const next = { ...i, [key]: Number(value) };
    return { ...next, broken: i.broken.filter((seat) => seat <= next.seats) };
  },
  values: () => [],
  setValue: (i) => i,
  clear: (i, s) => ({ ...i, broken: i.broken.filter((seat) => seat !== Number(s)) }),
};

export const bus: GameModel<Bus> = {
  id: 'bus',
  objective: 'count',
  players: 2,
  graphs: false,
  read(json) {
    const object = asObject(json);
    const seats = asInteger(object.seats, 1, 1e6, 'seats');
    const broken = asList(object.broken ?? [], 'broken').map((seat) => asInteger(seat, 1, seats, 'broken'));
    return { game: 'bus', seats, distance: asInteger(object.distance, 0, 1e6, 'distance'), broken };
  },
  cells: (i) => i.seats,
  position: (i, moves) =>
    new ConflictPosition(graphOf(i), moves, { players: 2, counts: true, noSite: (s) => ({ key: 'why.broken', args: { at: s } }) }),
  scene,
  editing,
  blank: () => ({ game: 'bus', seats: 12, distance: 1, broken: [] }),
  random: (i) => ({ size: [i.seats] }),
};
