import { describe, expect, it } from 'vitest';
import { arranged, boxOf, leastDistance, misleading, parts, square, type Edge, type Place } from './layout';

const path = (count: number, from = 0): Edge[] => Array.from({ length: count - 1 }, (_, i) => [from + i, from + i + 1] as const);
const cycle = (count: number, from = 0): Edge[] => [...path(count, from), [from + count - 1, from]];
const petersen: Edge[] = [...cycle(5), ...[0, 1, 2, 3, 4].flatMap((i): Edge[] => [[i, i + 5], [5 + i, 5 + ((i + 2) % 5)]])];
const tree: Edge[] = [[0, 1], [0, 2], [0, 3], [1, 4], [1, 5], [2, 6], [2, 7], [3, 8], [3, 9]];
const cube: Edge[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((v) => [1, 2, 4].flatMap((bit): Edge[] => (v & bit ? [] : [[v, v | bit]])));

const inside = (places: readonly Place[]): boolean => places.every(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1);

describe('a large graph', () => {
  it('stands in a square, every vertex apart', () => {
    for (const vertices of [0, 1, 401, 2500]) {
      const places = square(vertices);
      expect(new Set(places.map(String)).size).toBe(vertices);
      expect(places.flat().every((x) => x >= 0 && x <= 1)).toBe(true);
    }
  });
});

describe('the drawing of a graph', () => {
  it('finds connected parts', () => {
    expect(parts(5, [[0, 2], [3, 4]])).toEqual([[0, 2], [1], [3, 4]]);
  });
  it('is a row for a path, in its order', () => {
    const places = arranged(12, path(12));
    expect(boxOf(places).height).toBeLessThan(1e-9);
    places.forEach(([x], i) => i > 0 && expect(x).toBeGreaterThan(places[i - 1]![0]));
  });
  it('leaves a long path open at the bottom', () => {
    const places = arranged(60, path(60));
    const [[x1, y1], [x2, y2]] = [places[0]!, places[59]!];
    expect(Math.min(y1, y2)).toBeGreaterThan(0.8);
    expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThan(3 * leastDistance(places));
  });
  it.each([
    ['a cycle', 9, cycle(9)], ['the Petersen graph', 10, petersen], ['a tree', 10, tree], ['a cube', 8, cube],
    ['a path and a triangle', 7, [...path(4), ...cycle(3, 4)]], ['three edges and four lone vertices', 10, [[0, 1], [2, 3], [4, 5]]],
    ['no edge', 30, []], ['one vertex', 1, []], ['none', 0, []],
  ] as [string, number, Edge[]][])('shows every vertex apart, and no edge over a third vertex: %s', (_, vertices, edges) => {
    const places = arranged(vertices, edges);
    expect(places).toHaveLength(vertices);
    expect(inside(places)).toBe(true);
    expect(misleading(places, edges)).toBe(0);
    if (vertices > 1) expect(leastDistance(places)).toBeGreaterThan(0.3 / vertices);
  });
  it('puts parts side by side', () => {
    const edges = [...cycle(6), ...cycle(5, 6), ...path(4, 11), ...petersen.map(([a, b]): Edge => [a + 15, b + 15])];
    const places = arranged(25, edges);
    const boxes = parts(25, edges).map((members) => boxOf(members.map((v) => places[v]!)));
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
      const apart = a.left + a.width < b.left || b.left + b.width < a.left || a.top + a.height < b.top || b.top + b.height < a.top;
      expect(apart).toBe(true);
    }));
  });
  it('is the same for the same graph', () => {
    expect(arranged(10, petersen)).toEqual(arranged(10, petersen));
  });
});
