// The three games on any graph: independent-set, node-kayles, independence-duel. An instance is a graph,
// or a board of up to three dimensions with a piece; families of boards become the latter. Independent sets
// may have weights.

import { asInteger, asList, asObject, need, needExactSum, site } from '../cells';
import { ConflictPosition, graphsOf, type ConflictGraph } from '../conflict';
import { allCells, attacks, joined, stepsOf, type Board, type Piece } from '../pieces';
import type { GameId, GameModel, Message, Objective, Panel, Position, Scene, SceneCell, Site } from '../types';
import { graphEditing } from './graph-editing';
import { cellCount, cellOf, type Graph, type GraphInstance } from './graph-instance';

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
    const { cells, attacked } = attacks(i.board, i.piece!)!;
    return { sites: cells.map((cell) => cell.join(',')), neighbours: attacked };
  }
  const { vertices, edges } = i.graph!;
  const neighbours: number[][] = Array.from({ length: vertices }, () => []);
  for (const [a, b] of edges) {
    neighbours[a - 1]!.push(b - 1);
    neighbours[b - 1]!.push(a - 1);
  }
  return { sites: Array.from({ length: vertices }, (_, v) => String(v + 1)), neighbours: (v) => neighbours[v]! };
}

/** Weights of the sites of `conflicts`, which leave blocked cells out. */
function siteWeights(i: GraphInstance): number[] | undefined {
  if (!i.weights || !i.board) return i.weights;
  const blocked = new Set(i.board.blocked.map(String));
  return i.weights.filter((_, cell) => !blocked.has(String(cellOf(i.board!, cell))));
}

function boardScene(board: Board, at: ConflictPosition): Scene {
  const line = board.size.length === 1;
  const [rows, cols, layers] = line ? [1, board.size[0]!, 1] : [board.size[0]!, board.size[1]!, board.size[2] ?? 1];
  const blocked = new Set(board.blocked.map(String));
  const cellAt = (row: number, col: number, layer: number): SceneCell => {
    const s = line ? String(col + 1) : site(...[row + 1, col + 1, layer].slice(0, board.size.length));
    if (blocked.has(s)) return { site: s, tone: 'blocked', says: { key: 'says.blocked' } };
    const weight = at.weight(s);
    const cell = { site: s, tone: 'empty' as const, says: at.says(s), ...(weight === undefined ? {} : { weight: String(weight) }) };
    const mover = at.moverOf(s);
    return mover === undefined ? { ...cell, dead: at.dead(s) } : { ...cell, piece: 'token', mover, order: at.order.get(s)! };
  };
  const joins = line ? { rows: false, cols: joined(board, 0) } : { rows: joined(board, 0), cols: joined(board, 1) };
  const panels = Array.from({ length: layers }, (_, layer): Panel => ({
    rows, cols,
    ...(board.size.length === 3 ? { layer: layer + 1 } : {}),
    ...(joins.rows || joins.cols ? { joined: joins } : {}),
    cells: allCells([rows, cols]).map(([row, col]) => cellAt(row! - 1, col! - 1, layer + 1)),
  }));
  return { kind: 'cells', panels };
}

function scene(instance: GraphInstance, position: Position): Scene {
  const at = position as ConflictPosition;
  if (instance.board) return boardScene(instance.board, at);
  const vertices = at.graph.sites.map((s) => ({
    site: s, dead: at.dead(s), says: at.says(s),
    ...(at.weight(s) === undefined ? {} : { weight: String(at.weight(s)) }),
    ...(at.order.has(s) ? { mover: at.moverOf(s)!, order: at.order.get(s)! } : {}),
  }));
  return { kind: 'graph', vertices, edges: instance.graph!.edges.map(([a, b]) => [a - 1, b - 1]) };
}

function readBoard(json: unknown): Board {
  const object = asObject(json);
  const size = asList(object.size, 'size').map((side) => asInteger(side, 1, 1e6, 'size'));
  need(size.length >= 1 && size.length <= 3, 'read.dimensions', { count: size.length });
  const blocked = asList(object.blocked ?? [], 'blocked').map((cell) => {
    const at = asList(cell, 'blocked').map((x, axis) => asInteger(x, 1, size[axis] ?? 0, 'blocked'));
    need(at.length === size.length, 'read.count', { at: 'blocked', count: size.length });
    return at;
  });
  const toroidal = readJoins(object.toroidal ?? false, size.length);
  return toroidal === false ? { size, blocked } : { size, blocked, toroidal };
}

/** true and false where all dimensions are alike. */
function readJoins(json: unknown, dimensions: number): boolean | boolean[] {
  if (typeof json === 'boolean') return json;
  const each = asList(json, 'toroidal');
  need(each.length === dimensions && each.every((entry) => typeof entry === 'boolean'), 'read.joins', { at: 'toroidal', count: dimensions });
  return each.every((entry) => entry === each[0]) ? each[0] === true : (each as boolean[]);
}

function readPiece(json: unknown, dimensions: number): Piece {
  const piece = Array.isArray(json)
    ? json.map((move) => asList(move, 'piece').map((by) => asInteger(by, -1e6, 1e6, 'piece'))) : String(json);
  need(stepsOf(piece, dimensions) !== null, 'read.piece', { piece: JSON.stringify(json) ?? '' });
  return piece;
}

/** A graph; an edge that is repeated counts once. */
function readGraph(json: unknown): Graph {
  const object = asObject(json);
  const vertices = asInteger(object.vertices, 0, 1e6, 'vertices');
  const edges = new Map(asList(object.edges, 'edges').map((edge): [string, [number, number]] => {
    const ends = asList(edge, 'edges').map((end) => asInteger(end, 1, vertices, 'edges'));
    need(ends.length === 2 && ends[0] !== ends[1], 'read.edges', { at: 'edges' });
    return [`${Math.min(...ends)} ${Math.max(...ends)}`, [ends[0]!, ends[1]!]];
  }));
  return { vertices, edges: [...edges.values()] };
}

/** Weights in one list; those of boards may be nested as the board is. */
function readWeights(json: unknown, count: number): number[] {
  const flat = (list: unknown): unknown[] => (Array.isArray(list) ? list.flatMap(flat) : [list]);
  const weights = flat(asList(json, 'weights')).map((weight) => asInteger(weight, 0, Number.MAX_SAFE_INTEGER, 'weights'));
  need(weights.length === count, 'read.count', { at: 'weights', count });
  needExactSum(weights, 'weights');
  return weights;
}

function readFor(game: GameId): (json: unknown) => GraphInstance {
  return (json) => {
    const object = asObject(json);
    const family = typeof object.family === 'string' ? boardOfFamily(object.family) : null;
    need(family !== null || object.family === undefined, 'read.family', { at: 'family' });
    let shape: { board: Board; piece: Piece } | { graph: Graph };
    if (family) shape = family;
    else if (object.board === undefined) shape = { graph: readGraph(object.graph) };
    else {
      const board = readBoard(object.board);
      shape = { board, piece: readPiece(object.piece, board.size.length) };
    }
    if (object.weights === undefined) return { game, ...shape };
    need(game === 'independent-set', 'read.noWeights');
    return { game, ...shape, weights: readWeights(object.weights, cellCount({ game, ...shape })) };
  };
}

function graphGame(id: GameId, objective: Objective, players: 1 | 2): GameModel<GraphInstance> {
  const noSite = (s: Site): Message => ({ key: 'why.blocked', args: { at: s } });
  const graphOf = graphsOf(conflicts);
  return {
    id,
    objective,
    players,
    graphs: true,
    read: readFor(id),
    cells: cellCount,
    position(i, moves) {
      const weights = siteWeights(i);
      return new ConflictPosition(graphOf(i), moves, { players, counts: objective !== 'nimber', noSite, ...(weights ? { weights } : {}) });
    },
    scene,
    editing: graphEditing,
    blank: () => ({ game: id, graph: { vertices: 5, edges: [[1, 2], [2, 3], [3, 4], [4, 5], [1, 5]] } }),
    random: (i) => (i.board && typeof i.piece === 'string' ? { size: i.board.size, piece: i.piece } : { size: [i.graph?.vertices ?? 12] }),
  };
}

export const independentSet = graphGame('independent-set', 'size', 1);
export const nodeKayles = graphGame('node-kayles', 'nimber', 2);
export const independenceDuel = graphGame('independence-duel', 'count', 2);
