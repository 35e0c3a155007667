// Chomp on a Young diagram: a bite takes a cell and all below and right of it; nobody takes (1,1).

import { asInteger, asList, asObject, coordinates, need, site, staircase } from '../cells';
import type { Editing, GameModel, Instance, Message, Move, Mover, Position, Scene, SceneCell, Site } from '../types';

export interface Chomp extends Instance {
  game: 'chomp';
  shape: number[];
}

class ChompPosition implements Position {
  readonly order = new Map<Site, number>();
  readonly left: number[];
  readonly result = 0;
  readonly legal: Move[];

  constructor(readonly instance: Chomp, readonly moves: readonly Move[]) {
    this.left = [...instance.shape];
    moves.forEach((move, i) => {
      const [row, col] = coordinates(move) as [number, number];
      for (let r = row - 1; r < this.left.length; ++r) {
        for (let c = col - 1; c < this.left[r]!; ++c) this.order.set(site(r + 1, c + 1), i + 1);
        this.left[r] = Math.min(this.left[r]!, col - 1);
      }
    });
    this.legal = this.left.flatMap((length, r) => Array.from({ length }, (_, c) => site(r + 1, c + 1))).filter((s) => s !== '1,1');
  }

  get mover(): Mover {
    return (this.moves.length % 2) as Mover;
  }

  get over(): boolean {
    return this.legal.length === 0;
  }

  illegal(move: Move): Message | null {
    const [row, col] = coordinates(move) as [number, number];
    if (move === '1,1') return { key: 'why.poison' };
    if (this.order.has(move)) return { key: 'why.bitten', args: { at: move, move: this.order.get(move)! } };
    return col <= (this.left[row - 1] ?? 0) ? null : { key: 'why.outside', args: { at: move } };
  }

  shadow(s: Site): Site[] {
    if (this.illegal(s)) return [];
    const [row, col] = coordinates(s) as [number, number];
    return this.legal.filter((other) => {
      const [r, c] = coordinates(other) as [number, number];
      return r >= row && c >= col && other !== s;
    });
  }
}

function scene(instance: Chomp, position: Position): Scene {
  const at = position as ChompPosition;
  const cols = instance.shape[0]!;
  const cells = instance.shape.flatMap((length, row) => Array.from({ length: cols }, (_, col): SceneCell => {
    const s = site(row + 1, col + 1);
    const order = at.order.get(s);
    if (col >= length) return { site: s, tone: 'outside', says: { key: 'says.outside' } };
    if (order !== undefined) {
      return { site: s, tone: 'gone', order, mover: ((order - 1) % 2) as Mover, says: { key: 'says.bitten', args: { move: order } } };
    }
    return s === '1,1' ? { site: s, tone: 'poison', says: { key: 'says.poison' } } : { site: s, tone: 'chocolate', says: { key: 'says.chocolate' } };
  }));
  return { kind: 'cells', panels: [{ rows: instance.shape.length, cols, cells, contour: staircase(at.left) }] };
}

/** A click on a cell of the diagram cuts it off, on a cell outside adds it, with all that must go along. */
function toggled(i: Chomp, s: Site): Chomp {
  const [row, col] = coordinates(s) as [number, number];
  const cut = col <= i.shape[row - 1]!;
  const shape = i.shape.map((length, r) => {
    if (cut) return r >= row - 1 ? Math.min(length, col - 1) : length;
    return r <= row - 1 ? Math.max(length, col) : length;
  });
  const kept = shape.filter((length) => length > 0);
  return { game: 'chomp', shape: kept.length ? kept : [1] };
}

const editing: Editing<Chomp> = {
  tools: () => [{ key: 'toggle', label: 'tool.shape', hotkey: 's' }],
  paint: (i, s) => toggled(i, s),
  fields: (i) => [
    { key: 'rows', label: 'field.rows', value: i.shape.length, min: 1, max: 20 },
    { key: 'cols', label: 'field.cols', value: i.shape[0]!, min: 1, max: 20 },
  ],
  choices: () => [],
  set(i, key, value) {
    const n = Number(value);
    if (key === 'rows') return { game: 'chomp', shape: Array.from({ length: n }, (_, r) => i.shape[r] ?? i.shape.at(-1)!) };
    const widest = i.shape[0]!;
    return { game: 'chomp', shape: i.shape.map((length) => (length === widest || length > n ? n : length)) };
  },
  values: () => [],
  setValue: (i) => i,
  clear: (i, s) => (Number(s.split(',')[1]) <= i.shape[Number(s.split(',')[0]) - 1]! ? toggled(i, s) : i),
};

export const chomp: GameModel<Chomp> = {
  id: 'chomp',
  objective: 'nimber',
  players: 2,
  graphs: false,
  read(json) {
    const shape = asList(asObject(json).shape, 'shape').map((length) => asInteger(length, 1, 1e6, 'shape'));
    need(shape.length > 0 && shape.every((length, r) => r === 0 || length <= shape[r - 1]!), 'read.staircase', { at: 'shape' });
    return { game: 'chomp', shape };
  },
  cells: ({ shape }) => shape.length * shape[0]!,
  position: (instance, moves) => new ChompPosition(instance, moves),
  scene,
  editing,
  blank: () => ({ game: 'chomp', shape: [5, 5, 5, 5] }),
  random: (i) => ({ size: [i.shape.length, i.shape[0]!] }),
};
