// The three games on any graph: independent-set, node-kayles, independence-duel. An instance is a graph,
// or a two-dimensional board with a piece; families of boards become the latter.

import { asInteger, asList, asObject, need, rectangle, site } from '../cells';
import { ConflictPosition, type ConflictGraph } from '../conflict';
import { attacks, kPieceNames, type Board } from '../pieces';
import type { Choice, Editing, GameId, GameModel, Instance, Message, Objective, Panel, Position, Scene, SceneCell, Site } from '../types';
import { toggledCell } from './knights';

export interface Graph {
  vertices: number;
  /** Pairs of vertices from 1. */
  edges: [number, number][];
}

export interface GraphInstance extends Instance {
  graph?: Graph;
  board?: Board;
  piece?: string;
}

/** The board and piece of families such as `grid:3x4`; null for all other families. */
export function boardOfFamily(family: string): { board: Board; piece: string } | null {
  const match = /^(grid|torus|king|queen|rook|bishop|wazir|ferz|dabbaba|knight|alfil|camel|zebra|giraffe|antelope):(\d+)x(\d+)$/.exec(family);
  if (!match) return null;
  const board: Board = { size: [Number(match[2]), Number(match[3])], blocked: [] };
  if (match[1] === 'torus') return { board: { ...board, toroidal: true }, piece: 'wazir' };
  return { board, piece: match[1] === 'grid' ? 'wazir' : match[1]! };
}

function conflicts(i: GraphInstance): ConflictGraph {
  if (i.board) {
    const { cells, neighbours } = attacks(i.board, i.piece!)!;
    return { sites: cells.map((cell) => cell.join(',')), neighbours };
  }
  const { vertices, edges } = i.graph!;
  const neighbours: number[][] = Array.from({ length: vertices }, () => []);
  for (const [a, b] of edges) {
    neighbours[a - 1]!.push(b - 1);
    neighbours[b - 1]!.push(a - 1);
  }
  return { sites: Array.from({ length: vertices }, (_, v) => String(v + 1)), neighbours };
}

function boardScene(board: Board, at: ConflictPosition): Scene {
  const [rows, cols] = board.size as [number, number];
  const blocked = new Set(board.blocked.map(String));
  const cells = rectangle(rows, cols, (row, col): SceneCell => {
    const s = site(row + 1, col + 1);
    if (blocked.has(s)) return { site: s, tone: 'blocked', says: { key: 'says.blocked' } };
    const mover = at.moverOf(s);
    if (mover !== undefined) return { site: s, tone: 'empty', piece: 'token', mover, order: at.order.get(s)!, says: at.says(s) };
    return { site: s, tone: 'empty', dead: at.dead(s), says: at.says(s) };
  }).flat();
  const panel: Panel = { rows, cols, cells };
  return { kind: 'cells', panels: [panel] };
}

function scene(instance: GraphInstance, position: Position): Scene {
  const at = position as ConflictPosition;
  if (instance.board) return boardScene(instance.board, at);
  const vertices = at.graph.sites.map((s) => ({
    site: s, dead: at.dead(s), says: at.says(s),
    ...(at.order.has(s) ? { mover: at.moverOf(s)!, order: at.order.get(s)! } : {}),
  }));
  return { kind: 'graph', vertices, edges: instance.graph!.edges.map(([a, b]) => [a - 1, b - 1]) };
}

function readBoard(json: unknown): Board {
  const object = asObject(json);
  const size = asList(object.size, 'size').map((side) => asInteger(side, 1, 1e6, 'size'));
  need(size.length === 2, 'size: the page draws boards of two dimensions');
  const blocked = asList(object.blocked ?? [], 'blocked').map((cell) =>
    asList(cell, 'blocked').map((x, axis) => asInteger(x, 1, size[axis] ?? 0, 'blocked')));
  return object.toroidal === true ? { size, blocked, toroidal: true } : { size, blocked };
}

function readGraph(json: unknown): Graph {
  const object = asObject(json);
  const vertices = asInteger(object.vertices, 0, 1e6, 'vertices');
  const edges = asList(object.edges, 'edges').map((edge): [number, number] => {
    const ends = asList(edge, 'edges').map((end) => asInteger(end, 1, vertices, 'edges'));
    need(ends.length === 2 && ends[0] !== ends[1], 'edges: expected pairs of different vertices');
    return [ends[0]!, ends[1]!];
  });
  return { vertices, edges };
}

function readFor(game: GameId): (json: unknown) => GraphInstance {
  return (json) => {
    const object = asObject(json);
    if (typeof object.family === 'string') {
      const board = boardOfFamily(object.family);
      need(board !== null, 'family: expected a family of boards');
      return { game, ...board };
    }
    if (object.board === undefined) return { game, graph: readGraph(object.graph) };
    const board = readBoard(object.board);
    const piece = String(object.piece);
    need(attacks({ size: [1, 1], blocked: [] }, piece) !== null, 'piece: unknown');
    return { game, board, piece };
  };
}

function pieceChoice(i: GraphInstance): Choice[] {
  if (!i.board) return [];
  const names = kPieceNames.includes(i.piece!) ? kPieceNames : [...kPieceNames, i.piece!];
  return [{ key: 'piece', label: 'field.piece', value: i.piece!, options: names.map((value) => ({ value, label: `piece.${kPieceNames.includes(value) ? value : 'other'}` as Choice['label'] })) }];
}

const editing: Editing<GraphInstance> = {
  tools: (i) => (i.board ? [{ key: 'block', label: 'tool.block', hotkey: 'x' }] : []),
  paint: (i, s) => ({ ...i, board: { ...i.board!, blocked: toggledCell(i.board!.blocked, s.split(',').map(Number)) } }),
  fields: (i) => (!i.board ? [] : [
    { key: 'rows', label: 'field.rows', value: i.board.size[0]!, min: 1, max: 24 },
    { key: 'cols', label: 'field.cols', value: i.board.size[1]!, min: 1, max: 24 },
  ]),
  choices: pieceChoice,
  set(i, key, value) {
    if (key === 'piece') return { ...i, piece: String(value) };
    const size = key === 'rows' ? [Number(value), i.board!.size[1]!] : [i.board!.size[0]!, Number(value)];
    return { ...i, board: { ...i.board!, size, blocked: i.board!.blocked.filter((cell) => cell.every((x, axis) => x <= size[axis]!)) } };
  },
  values: () => [],
  setValue: (i) => i,
};

function graphGame(id: GameId, objective: Objective, players: 1 | 2): GameModel<GraphInstance> {
  const noSite = (s: Site): Message => ({ key: 'why.blocked', args: { at: s } });
  return {
    id,
    objective,
    players,
    read: readFor(id),
    position: (i, moves) => new ConflictPosition(conflicts(i), moves, { players, counts: objective !== 'nimber', noSite }),
    scene,
    editing,
    blank: () => ({ game: id, graph: { vertices: 5, edges: [[1, 2], [2, 3], [3, 4], [4, 5], [1, 5]] } }),
    randomSize: (i) => String(i.graph?.vertices ?? 12),
  };
}

export const independentSet = graphGame('independent-set', 'size', 1);
export const nodeKayles = graphGame('node-kayles', 'nimber', 2);
export const independenceDuel = graphGame('independence-duel', 'count', 2);
