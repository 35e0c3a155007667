// The values of moves as badges on the board.

import type { MoveValue } from '../api/types';
import type { Move, Objective, Site } from '../model/types';
import type { Badge } from './marks';

/** Scores carry a sign, all other values do not. */
export function valueText(objective: Objective, value: number | null): string {
  if (value === null) return '?';
  if (objective !== 'score') return String(value);
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** Longest number that is written in full on a cell. */
const kLongest = 7;

/** A number that is too long for its place, rounded to four digits and said to be: `≈123.5B`, `≈1235亿`. */
export function shortNumber(text: string, language: string, longest = kLongest): string {
  const number = Number(text.replace('−', '-'));
  if (text.length <= longest || !Number.isFinite(number)) return text;
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 4 }).format(Math.abs(number));
  return `≈${number < 0 ? '−' : text.startsWith('+') ? '+' : ''}${short}`;
}

/**
 * A badge for each site with a move whose value is known. Where moves take two sites (pairs), a site shows the best
 * move that it takes part in; while one is chosen, what it makes alone and with each partner. `candidates` come best
 * first.
 */
export function badges(objective: Objective, candidates: readonly MoveValue[], best: ReadonlySet<Move>, selected: Site | null): Map<Site, Badge> {
  const found = new Map<Site, Badge>();
  for (const { move, value } of candidates) {
    const sites = move.split('+');
    if (value === null || (selected !== null && !sites.includes(selected))) continue;
    const partner = sites.length === 2 && selected !== null ? sites.filter((site) => site !== selected) : sites;
    for (const site of partner) if (!found.has(site)) found.set(site, { text: valueText(objective, value), best: best.has(move) });
  }
  return found;
}
