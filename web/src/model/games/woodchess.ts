// Woodchess (一双木棋): two players fill a board from its corner, each for a value of their own.

import { asList, asNumbers, asObject, coordinates, need, rectangle, site, staircase, withNumber } from '../cells';
import type { Editing, GameModel, Instance, Message, Move, Mover, Position, Scene, SceneCell, Site } from '../types';

export interface Woodchess extends Instance {
  game: 'woodchess';
  first: number[][];
  second: number[][];
}

class WoodchessPosition implements Position {
  readonly order = new Map<Site, number>();
  /** Filled cells of each row. */
  readonly filled: number[];
  readonly result: number;
  readonly legal: Move[];

  constructor(readonly instance: Woodchess, readonly moves: readonly Move[]) {
    this.filled = instance.first.map(() => 0);
    let score = 0;
    moves.forEach((move, i) => {
      const [row, col] = coordinates(move) as [number, number];
      this.order.set(move, i + 1);
      this.filled[row - 1]!++;
      score += i % 2 === 0 ? instance.first[row - 1]![col - 1]! : -instance.second[row - 1]![col - 1]!;
    });
    this.result = score;
    const cols = instance.first[0]!.length;
    this.legal = this.filled.flatMap((length, row) =>
      length < (row === 0 ? cols : this.filled[row - 1]!) ? [site(row + 1, length + 1)] : []);
  }

  get mover(): Mover {
    return (this.moves.length % 2) as Mover;
  }

  get over(): boolean {
    return this.legal.length === 0;
  }

  illegal(move: Move): Message | null {
    const [row, col] = coordinates(move) as [number, number];
    if (this.order.has(move)) return { key: 'why.filled', args: { at: move, move: this.order.get(move)! } };
    if (col - 1 > this.filled[row - 1]!) return { key: 'why.leftEmpty', args: { at: move, by: site(row, this.filled[row - 1]! + 1) } };
    if (row > 1 && this.filled[row - 2]! < col) return { key: 'why.aboveEmpty', args: { at: move, by: this.waitsFor(row, col) } };
    return null;
  }

  /** The topmost empty cell above (row, col). */
  private waitsFor(row: number, col: number): Site {
    const top = this.filled.findIndex((length, r) => r < row - 1 && length < col);
    return site(top + 1, col);
  }

  shadow(s: Site): Site[] {
    if (this.order.has(s)) return [];
    const [row, col] = coordinates(s) as [number, number];
    const left = Array.from({ length: col - 1 }, (_, i) => site(row, i + 1));
    const above = Array.from({ length: row - 1 }, (_, i) => site(i + 1, col));
    return [...left, ...above].filter((other) => !this.order.has(other));
  }
}

function scene(instance: Woodchess, position: Position): Scene {
  const at = position as WoodchessPosition;
  const cells = instance.first.flatMap((line, row) => line.map((a, col): SceneCell => {
    const s = site(row + 1, col + 1);
    const b = instance.second[row]![col]!;
    const order = at.order.get(s);
    if (order === undefined) {
      return { site: s, tone: 'empty', corners: [String(a), String(b)], says: { key: 'says.twoValues', args: { a, b } } };
    }
    const mover = ((order - 1) % 2) as Mover;
    const value = mover === 0 ? a : b;
    return {
      site: s, tone: 'gone', piece: 'token', mover, order, text: String(value),
      says: { key: mover === 0 ? 'says.filledFirst' : 'says.filledSecond', args: { value, move: order } },
    };
  }));
  const panel = { rows: instance.first.length, cols: instance.first[0]!.length, cells, contour: staircase(at.filled) };
  return { kind: 'cells', panels: [panel] };
}

function resized(i: Woodchess, rows: number, cols: number): Woodchess {
  return {
    game: 'woodchess',
    first: rectangle(rows, cols, (r, c) => i.first[r]?.[c] ?? 0),
    second: rectangle(rows, cols, (r, c) => i.second[r]?.[c] ?? 0),
  };
}

const editing: Editing<Woodchess> = {
  tools: () => [],
  paint: (instance) => instance,
  fields: (i) => [
    { key: 'rows', label: 'field.rows', value: i.first.length, min: 1, max: 24 },
    { key: 'cols', label: 'field.cols', value: i.first[0]!.length, min: 1, max: 24 },
  ],
  choices: () => [],
  set: (i, key, value) =>
    key === 'rows' ? resized(i, Number(value), i.first[0]!.length) : resized(i, i.first.length, Number(value)),
  values(i, s) {
    const [row, col] = coordinates(s) as [number, number];
    return [
      { key: 'first', label: 'field.valueFirst', value: i.first[row - 1]![col - 1]!, min: -1e9 },
      { key: 'second', label: 'field.valueSecond', value: i.second[row - 1]![col - 1]!, min: -1e9 },
    ];
  },
  setValue(i, s, key, value) {
    const [row, col] = coordinates(s) as [number, number];
    const player = key as 'first' | 'second';
    return { ...i, [player]: withNumber(i[player], row - 1, col - 1, value) };
  },
  clear: (i, s) => editing.setValue(editing.setValue(i, s, 'first', 0), s, 'second', 0),
};

export const woodchess: GameModel<Woodchess> = {
  id: 'woodchess',
  objective: 'score',
  players: 2,
  graphs: false,
  read(json) {
    const object = asObject(json);
    const rows = asList(object.first, 'first');
    need(rows.length > 0, 'read.empty', { at: 'first' });
    const cols = asList(rows[0], 'first').length;
    need(cols > 0, 'read.empty', { at: 'first' });
    const table = (key: 'first' | 'second') => asNumbers(object[key], rows.length, cols, -Number.MAX_SAFE_INTEGER, key);
    return { game: 'woodchess', first: table('first'), second: table('second') };
  },
  cells: ({ first }) => first.length * first[0]!.length,
  position: (instance, moves) => new WoodchessPosition(instance, moves),
  scene,
  editing,
  blank: () => ({ game: 'woodchess', first: rectangle(4, 4, () => 1), second: rectangle(4, 4, () => 1) }),
  random: (i) => ({ size: [i.first.length, i.first[0]!.length], max_value: 20 }),
};
