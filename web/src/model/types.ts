// What every game tells the page: its instance (the program's own JSON), positions, pictures, editing.
// The page knows the rules so that a click answers at once; values always come from the program.

import type { Key } from '../i18n/en';

export type GameId =
  | 'chessboard'
  | 'woodchess'
  | 'chomp'
  | 'independent-set'
  | 'knights'
  | 'independence-duel'
  | 'bus'
  | 'node-kayles'
  | 'river';

/** A move as everywhere in minimex: `3,4`, `3,4+5,6`, `7`. */
export type Move = string;

/** A cell, seat or vertex in the same notation. */
export type Site = string;

/** Who moves: 0 is the first player, 1 the second. One-player games always have 0. */
export type Mover = 0 | 1;

/** A sentence to be said in the reader's language; its parts may be sentences, too. */
export interface Message {
  key: Key;
  args?: Record<string, string | number | Message>;
}

/** cost and size: one player; score and count: the players want opposite numbers; nimber: last mover wins. */
export type Objective = 'cost' | 'size' | 'score' | 'count' | 'nimber';

export interface Position {
  readonly moves: readonly Move[];
  readonly mover: Mover;
  readonly over: boolean;
  /** Cost, score difference or number of tokens so far; 0 in nimber games. */
  readonly result: number;
  readonly legal: readonly Move[];
  /** Legal, too, but valued on demand only: removals of blocked pieces. */
  readonly hidden?: readonly Move[];
  /** Why `move` may not be played; null when it may. */
  illegal(move: Move): Message | null;
  /** What a move at `site` takes, forbids or waits for: shown while the pointer is on it. */
  shadow(site: Site): Site[];
}

export type Tone =
  | 'empty' | 'gone' | 'blocked' | 'water' | 'firm' | 'land' | 'chocolate' | 'poison' | 'outside' | 'seat';

export interface SceneCell {
  site: Site;
  tone: Tone;
  piece?: 'white' | 'black' | 'token' | 'knight' | 'camera';
  mover?: Mover;
  /** Number of the move that touched it. */
  order?: number;
  /** Value written in the middle. */
  text?: string;
  /** What a token here counts, where that is not 1. */
  weight?: string;
  /** Values of the first and the second player, in the corners. */
  corners?: [string, string];
  /** Free, but forbidden by what stands elsewhere. */
  dead?: boolean;
  /** For wet cells: number of the wet area, from 1. */
  area?: number;
  /** What a screen reader says of the cell, besides its place. */
  says: Message;
}

export interface Panel {
  layer?: number;
  rows: number;
  cols: number;
  /** Row-major. */
  cells: SceneCell[];
  /** Corners (row, column of grid lines) of the border between what is gone and what is left. */
  contour?: [number, number][];
  /** Sides that are joined to the opposite ones. */
  joined?: { rows: boolean; cols: boolean };
}

export interface SceneVertex {
  site: Site;
  weight?: string;
  mover?: Mover;
  order?: number;
  dead?: boolean;
  says: Message;
}

export type Scene =
  | { kind: 'cells'; panels: Panel[] }
  | { kind: 'graph'; vertices: SceneVertex[]; edges: [number, number][] };

/** A number that shapes the instance: a side, a distance. */
export interface Field {
  key: string;
  label: Key;
  value: number;
  min: number;
  max: number;
}

/** A choice that shapes the instance: the piece on a board. */
export interface Choice {
  key: string;
  label: Key;
  value: string;
  options: { value: string; label: Key }[];
}

export interface CellValue {
  key: string;
  label: Key;
  value: number;
  min: number;
}

export interface Editing<I> {
  /** What a click on a cell paints; the first is the default. Empty for graphs, which have their own editor. */
  tools(instance: I): { key: string; label: Key; hotkey: string }[];
  paint(instance: I, site: Site, tool: string): I;
  fields(instance: I): Field[];
  choices(instance: I): Choice[];
  set(instance: I, key: string, value: number | string): I;
  values(instance: I, site: Site): CellValue[];
  setValue(instance: I, site: Site, key: string, value: number): I;
  /** What the key Delete leaves of a cell. */
  clear(instance: I, site: Site): I;
}

/** Instances are the canonical JSON of the program; every change makes a new one. */
export interface Instance {
  game: GameId;
}

export interface GameModel<I extends Instance = Instance> {
  id: GameId;
  objective: Objective;
  players: 1 | 2;
  /** Whether instances are graphs of any kind, with families and formats of graphs, or boards that stand for one. */
  graphs: boolean;
  /** The instance in `json`; throws an Error that says what is wrong. */
  read(json: unknown): I;
  /** Cells or vertices of a picture of it, told without making one. */
  cells(instance: I): number;
  position(instance: I, moves: readonly Move[]): Position;
  scene(instance: I, position: Position): Scene;
  editing: Editing<I>;
  /** A small blank board to start from. */
  blank(): I;
  /** What a random board of about the present size is asked for. */
  random(instance: I): { size: number[]; piece?: string; max_value?: number };
}
