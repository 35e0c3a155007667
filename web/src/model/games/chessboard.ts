// Game on Chessboard: remove all pieces at least cost, alone for their value or an exposed white and
// an exposed black one together for the difference.

import { asNumbers, asObject, asRows, coordinates, rectangle, site, staircase, withCharacter, withNumber } from '../cells';
import type { Editing, GameModel, Instance, Message, Move, Position, Scene, SceneCell, Site } from '../types';

export interface Chessboard extends Instance {
  game: 'chessboard';
  board: string[];
  values: number[][];
}

class ChessboardPosition implements Position {
  readonly mover = 0;
  readonly order = new Map<Site, number>();
  readonly result: number;
  readonly exposed: Site[];
  readonly legal: Move[];
  /** For each row, the leftmost column (from 0) of what is left in it or below; cols when nothing is. */
  readonly border: number[];

  constructor(readonly instance: Chessboard, readonly moves: readonly Move[]) {
    let cost = 0;
    moves.forEach((move, i) => {
      const sites = move.split('+');
      sites.forEach((s) => this.order.set(s, i + 1));
      const [first, second] = sites.map((s) => this.value(s));
      cost += second === undefined ? first! : Math.abs(first! - second);
    });
    this.result = cost;
    this.border = this.findBorder();
    this.exposed = this.findExposed();
    const pairs = this.exposed.flatMap((a, i) =>
      this.exposed.slice(i + 1).filter((b) => this.colour(a) !== this.colour(b)).map((b) => pairMove(a, b)));
    this.legal = [...this.exposed, ...pairs];
  }

  get hidden(): Move[] {
    const exposed = new Set(this.exposed);
    return this.instance.board.flatMap((line, row) => [...line].flatMap((_, col) =>
      (this.left(row, col) ? [site(row + 1, col + 1)] : []))).filter((s) => !exposed.has(s));
  }

  get over(): boolean {
    return this.border[0] === this.instance.board[0]!.length;
  }

  colour(s: Site): string {
    const [row, col] = coordinates(s);
    return this.instance.board[row! - 1]?.[col! - 1] ?? '.';
  }

  value(s: Site): number {
    const [row, col] = coordinates(s);
    return this.instance.values[row! - 1]?.[col! - 1] ?? 0;
  }

  left(row: number, col: number): boolean {
    return this.instance.board[row]![col] !== '.' && !this.order.has(site(row + 1, col + 1));
  }

  private findBorder(): number[] {
    const { board } = this.instance;
    const cols = board[0]!.length;
    let leftmost = cols;
    return board.map((_, i) => board.length - 1 - i).map((row) => {
      for (let col = 0; col < leftmost; ++col) if (this.left(row, col)) leftmost = col;
      return leftmost;
    }).reverse();
  }

  private findExposed(): Site[] {
    const cols = this.instance.board[0]!.length;
    return this.border.flatMap((col, row) => {
      const below = this.border[row + 1] ?? cols;
      return col < below ? [site(row + 1, col + 1)] : [];
    });
  }

  /** The pieces that keep the one at `s` from being exposed. */
  blockers(s: Site): Site[] {
    const [row, col] = coordinates(s) as [number, number];
    const found: Site[] = [];
    for (let r = row; r <= this.instance.board.length; ++r) {
      for (let c = 1; c <= col; ++c) {
        if ((r !== row || c !== col) && this.left(r - 1, c - 1)) found.push(site(r, c));
      }
    }
    return found;
  }

  illegal(move: Move): Message | null {
    const sites = move.split('+');
    for (const s of sites) {
      if (this.colour(s) === '.') return { key: 'why.noPiece', args: { at: s } };
      if (this.order.has(s)) return { key: 'why.removed', args: { at: s, move: this.order.get(s)! } };
    }
    if (sites.length === 1) return null;
    if (this.colour(sites[0]!) === this.colour(sites[1]!)) return { key: 'why.sameColour' };
    for (const s of sites) {
      const blocker = this.blockers(s)[0];
      if (blocker) return { key: 'why.blockedBy', args: { at: s, by: blocker } };
    }
    return null;
  }

  shadow(s: Site): Site[] {
    const [row, col] = coordinates(s) as [number, number];
    return this.instance.board[row - 1] && this.left(row - 1, col - 1) ? this.blockers(s) : [];
  }
}

/** The pair in the program's order: the smaller cell first. */
export function pairMove(a: Site, b: Site): Move {
  const [ra, ca] = coordinates(a) as [number, number];
  const [rb, cb] = coordinates(b) as [number, number];
  return ra < rb || (ra === rb && ca < cb) ? `${a}+${b}` : `${b}+${a}`;
}

function scene(instance: Chessboard, position: Position): Scene {
  const at = position as ChessboardPosition;
  const cells = instance.board.flatMap((line, row) => [...line].map((character, col): SceneCell => {
    const s = site(row + 1, col + 1);
    const order = at.order.get(s);
    const tone = col < at.border[row]! ? 'gone' : 'empty';
    if (character === '.') return { site: s, tone, says: { key: 'says.empty' } };
    const value = instance.values[row]![col]!;
    const colour = character === 'W' ? 'white' : 'black';
    if (order !== undefined) return { site: s, tone, order, says: { key: 'says.removed', args: { move: order } } };
    const says: Message = { key: character === 'W' ? 'says.white' : 'says.black', args: { value } };
    return { site: s, tone, piece: colour, text: String(value), says };
  }));
  const panel = { rows: instance.board.length, cols: instance.board[0]!.length, cells, contour: staircase(at.border) };
  return { kind: 'cells', panels: [panel] };
}

const kPieces: Record<string, string> = { white: 'W', black: 'B', empty: '.' };

function resized(instance: Chessboard, rows: number, cols: number): Chessboard {
  return {
    game: 'chessboard',
    board: rectangle(rows, cols, (r, c) => instance.board[r]?.[c] ?? '.').map((line) => line.join('')),
    values: rectangle(rows, cols, (r, c) => instance.values[r]?.[c] ?? 0),
  };
}

const editing: Editing<Chessboard> = {
  tools: () => [
    { key: 'white', label: 'tool.white', hotkey: 'w' },
    { key: 'black', label: 'tool.black', hotkey: 'b' },
    { key: 'empty', label: 'tool.empty', hotkey: 'x' },
  ],
  paint(instance, s, tool) {
    const [row, col] = coordinates(s) as [number, number];
    const values = tool === 'empty' ? withNumber(instance.values, row - 1, col - 1, 0) : instance.values;
    return { ...instance, board: withCharacter(instance.board, row - 1, col - 1, kPieces[tool]!), values };
  },
  fields: (i) => [
    { key: 'rows', label: 'field.rows', value: i.board.length, min: 1, max: 24 },
    { key: 'cols', label: 'field.cols', value: i.board[0]!.length, min: 1, max: 24 },
  ],
  choices: () => [],
  set: (i, key, value) =>
    key === 'rows' ? resized(i, Number(value), i.board[0]!.length) : resized(i, i.board.length, Number(value)),
  values(i, s) {
    const [row, col] = coordinates(s) as [number, number];
    if ((i.board[row - 1]?.[col - 1] ?? '.') === '.') return [];
    return [{ key: 'value', label: 'field.value', value: i.values[row - 1]![col - 1]!, min: 0 }];
  },
  setValue(i, s, _key, value) {
    const [row, col] = coordinates(s) as [number, number];
    return { ...i, values: withNumber(i.values, row - 1, col - 1, value) };
  },
  clear: (i, s) => editing.paint(i, s, 'empty'),
};

export const chessboard: GameModel<Chessboard> = {
  id: 'chessboard',
  objective: 'cost',
  players: 1,
  graphs: false,
  read(json) {
    const object = asObject(json);
    const board = asRows(object.board, '.WB', 'board');
    return { game: 'chessboard', board, values: asNumbers(object.values, board.length, board[0]!.length, 0, 'values') };
  },
  cells: ({ board }) => board.length * board[0]!.length,
  position: (instance, moves) => new ChessboardPosition(instance, moves),
  scene,
  editing,
  blank: () => ({ game: 'chessboard', board: Array<string>(5).fill('.....'), values: rectangle(5, 5, () => 0) }),
  random: (i) => ({ size: [i.board.length, i.board[0]!.length], max_value: 20 }),
};
