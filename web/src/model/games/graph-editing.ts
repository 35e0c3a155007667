// Editing boards with a piece, and weights; vertices and edges have an editor of their own.

import { kPieceNames, joined, stepsOf, type Board } from '../pieces';
import type { Choice, Editing, Field, Site } from '../types';
import { cellCount, cellOf, weightIndex, type GraphInstance } from './graph-instance';
import { toggledCell } from './knights';

const kSides = ['rows', 'cols', 'layers'] as const;

/** Names of the sides of a board; a line has columns only. */
const sidesOf = (board: Board): readonly (typeof kSides)[number][] => (board.size.length === 1 ? ['cols'] : kSides.slice(0, board.size.length));

function pieceChoice(board: Board, piece: NonNullable<GraphInstance['piece']>): Choice {
  const present = typeof piece === 'string' ? piece : JSON.stringify(piece);
  const known = kPieceNames.filter((name) => stepsOf(name, board.size.length) !== null);
  const names = known.includes(present) ? known : [...known, present];
  const options = names.map((value) => ({ value, label: `piece.${known.includes(value) ? value : 'other'}` as Choice['label'] }));
  return { key: 'piece', label: 'field.piece', value: present, options };
}

function joinsChoice(board: Board): Choice {
  const value = `${joined(board, 0) ? 'rows' : ''}${joined(board, 1) ? 'cols' : ''}`;
  const labels = { '': 'joins.none', cols: 'joins.cols', rows: 'joins.rows', rowscols: 'joins.both' } as const;
  return { key: 'joins', label: 'field.joins', value, options: Object.entries(labels).map(([key, label]) => ({ value: key, label })) };
}

function joinedBoard(board: Board, joins: string): Board {
  const { toroidal: _, ...flat } = board;
  if (joins === '') return flat;
  return { ...flat, toroidal: joins === 'rowscols' ? true : [joins === 'rows', joins === 'cols'] };
}

/** Another side; cells that are left keep their blocks and weights, new cells weigh 1. */
function resized(i: GraphInstance, side: number, length: number): GraphInstance {
  const board = i.board!;
  const size = board.size.map((old, d) => (d === side ? length : old));
  const next: GraphInstance = { ...i, board: { ...board, size, blocked: board.blocked.filter((cell) => cell.every((x, d) => x <= size[d]!)) } };
  if (!i.weights) return next;
  const count = size.reduce((product, n) => product * n, 1);
  const weights = Array.from({ length: count }, (_, index) => {
    const cell = cellOf(next.board!, index);
    return cell.every((x, d) => x <= board.size[d]!) ? i.weights![weightIndex(i, cell.join(','))]! : 1;
  });
  return { ...next, weights };
}

const kWeighing = { plain: 'weights.none', weighted: 'weights.some' } as const;

export const graphEditing: Editing<GraphInstance> = {
  tools: (i) => (i.board ? [{ key: 'block', label: 'tool.block', hotkey: 'x' }] : []),
  paint: (i, s) => ({ ...i, board: { ...i.board!, blocked: toggledCell(i.board!.blocked, s.split(',').map(Number)) } }),
  fields: (i): Field[] => (!i.board ? [] : sidesOf(i.board).map((key, side) =>
    ({ key, label: `field.${key}` as const, value: i.board!.size[side]!, min: 1, max: i.board!.size.length === 3 ? 12 : 24 }))),
  choices: (i) => [
    ...(i.board ? [pieceChoice(i.board, i.piece!)] : []),
    ...(i.board?.size.length === 2 ? [joinsChoice(i.board)] : []),
    ...(i.game !== 'independent-set' ? [] : [{
      key: 'weights', label: 'field.weights' as const, value: i.weights ? 'weighted' : 'plain',
      options: Object.entries(kWeighing).map(([value, label]) => ({ value, label })),
    }]),
  ],
  set(i, key, value) {
    if (key === 'piece') return { ...i, piece: String(value).startsWith('[') ? (JSON.parse(String(value)) as number[][]) : String(value) };
    if (key === 'joins') return { ...i, board: joinedBoard(i.board!, String(value)) };
    if (key === 'weights') {
      const { weights: _, ...plain } = i;
      return value === 'plain' ? plain : { ...plain, weights: Array<number>(cellCount(i)).fill(1) };
    }
    return resized(i, sidesOf(i.board!).findIndex((side) => side === key), Number(value));
  },
  values(i, s: Site) {
    const value = i.weights?.[weightIndex(i, s)];
    return value === undefined ? [] : [{ key: 'weight', label: 'field.weight', value, min: 0 }];
  },
  setValue(i, s, _key, value) {
    const index = weightIndex(i, s);
    return { ...i, weights: i.weights!.map((weight, at) => (at === index ? value : weight)) };
  },
  clear: (i, s) => (i.board ? { ...i, board: { ...i.board, blocked: i.board.blocked.filter((cell) => cell.join(',') !== s) } } : i),
};
