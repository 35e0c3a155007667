// Cells and their notation: `row,column[,layer]`, counted from 1.

import type { Site } from './types';

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

/** Fails with `what` unless `holds`: for instances that come from outside. */
export function need(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

export function asObject(json: unknown): Record<string, unknown> {
  need(typeof json === 'object' && json !== null && !Array.isArray(json), 'expected an object');
  return json as Record<string, unknown>;
}

/** An integer, also from the string form that the program uses beyond 2^53. */
export function asInteger(json: unknown, min: number, max: number, what: string): number {
  const value = typeof json === 'string' ? Number(json) : json;
  need(typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max, `${what}: expected an integer from ${min} to ${max}`);
  return value;
}

export function asList(json: unknown, what: string): unknown[] {
  need(Array.isArray(json), `${what}: expected a list`);
  return json;
}

/** Rows of equal length over `alphabet`. */
export function asRows(json: unknown, alphabet: string, what: string): string[] {
  const rows = asList(json, what).map(String);
  need(rows.length > 0 && rows[0]!.length > 0, `${what}: expected at least one cell`);
  for (const row of rows) {
    need(row.length === rows[0]!.length, `${what}: expected rows of equal length`);
    need([...row].every((character) => alphabet.includes(character)), `${what}: expected only ${alphabet}`);
  }
  return rows;
}

/** Rows of numbers, as many rows and columns as given. */
export function asNumbers(json: unknown, rows: number, cols: number, min: number, what: string): number[][] {
  const lines = asList(json, what);
  need(lines.length === rows, `${what}: expected ${rows} rows`);
  return lines.map((line) => {
    const values = asList(line, what);
    need(values.length === cols, `${what}: expected ${cols} columns`);
    return values.map((value) => asInteger(value, min, Number.MAX_SAFE_INTEGER, what));
  });
}
