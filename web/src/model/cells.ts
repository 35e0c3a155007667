// Cells and their notation: `row,column[,layer]`, counted from 1.

import type { Message, Site } from './types';
import { Problem } from './problem';

export const site = (...coordinates: number[]): Site => coordinates.join(',');

export const coordinates = (text: Site): number[] => text.split(',').map(Number);

/** A rows×cols rectangle filled by `make(row, col)`, both from 0. */
export function rectangle<T>(rows: number, cols: number, make: (row: number, col: number) => T): T[][] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_, col) => make(row, col)));
}

/** `rows` with the character at (row, col), both from 0, replaced. */
export function withCharacter(rows: string[], row: number, col: number, character: string): string[] {
  return rows.map((line, r) => (r === row ? line.slice(0, col) + character + line.slice(col + 1) : line));
}

/** `rows` with the number at (row, col), both from 0, replaced. */
export function withNumber(rows: number[][], row: number, col: number, value: number): number[][] {
  return rows.map((line, r) => (r === row ? line.map((v, c) => (c === col ? value : v)) : line));
}

/**
 * Corners of the border at column `border[row]` of each row, from the top line to the bottom one: always two a
 * row, so that one border can be drawn turning into another.
 */
export function staircase(border: readonly number[]): [number, number][] {
  return border.flatMap((col, row): [number, number][] => [[row, col], [row + 1, col]]);
}

/** Fails unless `holds`: for instances that come from outside. `at` is the key of the JSON that is wrong. */
export function need(holds: boolean, key: Message['key'], args: Message['args'] = {}): asserts holds {
  if (!holds) throw new Problem({ key, args });
}

export function asObject(json: unknown): Record<string, unknown> {
  need(typeof json === 'object' && json !== null && !Array.isArray(json), 'read.object');
  return json as Record<string, unknown>;
}

/** An integer, also from the string form that the program uses beyond 2^53. */
export function asInteger(json: unknown, min: number, max: number, what: string): number {
  const value = typeof json === 'string' ? Number(json) : json;
  need(typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max, 'read.integer', { at: what, min, max });
  return value;
}

export function asList(json: unknown, what: string): unknown[] {
  need(Array.isArray(json), 'read.list', { at: what });
  return json;
}

/** What is added up stays below 2^53, where a browser's numbers are exact. */
export function needExactSum(values: readonly number[], what: string): void {
  need(values.reduce((sum, value) => sum + Math.abs(value), 0) <= Number.MAX_SAFE_INTEGER, 'read.sum', { at: what });
}

/** Rows of equal length over `alphabet`. */
export function asRows(json: unknown, alphabet: string, what: string): string[] {
  const rows = asList(json, what).map(String);
  need(rows.length > 0 && rows[0]!.length > 0, 'read.empty', { at: what });
  for (const row of rows) {
    need(row.length === rows[0]!.length, 'read.uneven', { at: what });
    need([...row].every((character) => alphabet.includes(character)), 'read.alphabet', { at: what, alphabet });
  }
  return rows;
}

/** Rows of numbers, as many rows and columns as given. */
export function asNumbers(json: unknown, rows: number, cols: number, min: number, what: string): number[][] {
  const lines = asList(json, what);
  need(lines.length === rows, 'read.count', { at: what, count: rows });
  const numbers = lines.map((line) => {
    const values = asList(line, what);
    need(values.length === cols, 'read.count', { at: what, count: cols });
    return values.map((value) => asInteger(value, min, Number.MAX_SAFE_INTEGER, what));
  });
  needExactSum(numbers.flat(), what);
  return numbers;
}
