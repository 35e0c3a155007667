// How pieces attack on boards of any dimension: leapers step once, riders until the edge or a blocked cell.

/** All signed permutations of `numbers`, padded with zeros to `dimensions`. */
export function signedPermutations(numbers: readonly number[], dimensions: number): number[][] {
  const padded = [...numbers, ...Array<number>(Math.max(0, dimensions - numbers.length)).fill(0)];
  const found = new Map<string, number[]>();
  const place = (chosen: number[], rest: number[]): void => {
    if (rest.length === 0) {
      found.set(chosen.join(','), chosen);
      return;
    }
    rest.forEach((number, i) => {
      const others = rest.filter((_, j) => j !== i);
      place([...chosen, number], others);
      if (number !== 0) place([...chosen, -number], others);
    });
  };
  place([], padded);
  return [...found.values()];
}

const kLeapers: Record<string, number[]> = {
  wazir: [1, 0], ferz: [1, 1], dabbaba: [2, 0], knight: [2, 1], alfil: [2, 2],
  camel: [3, 1], zebra: [3, 2], giraffe: [4, 1], antelope: [4, 3],
};

export const kPieceNames = [...Object.keys(kLeapers), 'king', 'queen', 'rook', 'bishop'];

/** A name, or the moves themselves, each made backwards, too. */
export type Piece = string | number[][];

export interface Steps {
  steps: number[][];
  /** Repeats its steps until the edge or a blocked cell. */
  rider: boolean;
}

/** Steps of `piece`; null for a name that is unknown, or needs more dimensions, and for moves of another length. */
export function stepsOf(piece: Piece, dimensions: number): Steps | null {
  if (typeof piece !== 'string') {
    if (piece.length === 0 || piece.some((move) => move.length !== dimensions || move.every((by) => by === 0))) return null;
    const both = piece.flatMap((move) => [move, move.map((by) => 0 - by)]);
    return { steps: [...new Map(both.map((move) => [move.join(','), move])).values()], rider: false };
  }
  const leap = kLeapers[piece] ?? (piece.startsWith('leaper:') ? piece.slice(7).split(',').map(Number) : undefined);
  if (leap) {
    const used = leap.filter((number) => number !== 0);
    if (leap.some(Number.isNaN) || used.length > dimensions) return null;
    return { steps: signedPermutations(used, dimensions), rider: false };
  }
  const ones = (least: number, most: number): number[][] =>
    Array.from({ length: most - least + 1 }, (_, i) => signedPermutations(Array<number>(least + i).fill(1), dimensions)).flat();
  switch (piece) {
    case 'king': return { steps: ones(1, dimensions), rider: false };
    case 'queen': return { steps: ones(1, dimensions), rider: true };
    case 'rook': return { steps: ones(1, 1), rider: true };
    case 'bishop': return dimensions < 2 ? null : { steps: ones(2, 2), rider: true };
    default: return null;
  }
}

export interface Board {
  size: number[];
  blocked: number[][];
  /** Dimensions whose opposite sides are joined: all of them, or one entry for each. */
  toroidal?: boolean | boolean[];
}

export const joined = (board: Board, dimension: number): boolean =>
  Array.isArray(board.toroidal) ? board.toroidal[dimension]! : board.toroidal === true;

/** Every cell of the board in index order: the last coordinate counts fastest. Coordinates from 1. */
export function allCells(size: readonly number[]): number[][] {
  return size.reduce<number[][]>(
    (cells, side) => cells.flatMap((cell) => Array.from({ length: side }, (_, i) => [...cell, i + 1])), [[]]);
}

/** The usable cells of a board, and the numbers of those that a piece on one of them attacks. */
export function attacks(board: Board, piece: Piece): { cells: number[][]; attacked: (from: number) => number[] } | null {
  const moves = stepsOf(piece, board.size.length);
  if (!moves) return null;
  const blocked = new Set(board.blocked.map(String));
  const cells = allCells(board.size).filter((cell) => !blocked.has(String(cell)));
  const number = new Map(cells.map((cell, i) => [String(cell), i]));
  const attacked = (from: number): number[] => {
    const found = new Set<number>();
    for (const step of moves.steps) {
      let at = cells[from]!;
      do {
        at = at.map((x, d) => x + step[d]!);
        at = at.map((x, d) => (joined(board, d) ? (((x - 1) % board.size[d]!) + board.size[d]!) % board.size[d]! + 1 : x));
        const to = number.get(String(at));
        if (to === undefined || to === from) break;
        found.add(to);
      } while (moves.rider);
    }
    return [...found];
  };
  return { cells, attacked };
}
