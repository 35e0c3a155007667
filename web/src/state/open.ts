// From texts, families and examples to boards that the page can show.

import { api } from '../api/client';
import { model } from '../model/catalog';
import { needDrawable, needDrawableCounts } from '../model/drawable';
import type { Source } from '../model/examples';
import { boardOfFamily } from '../model/games/graphs';
import { fitted, type Place } from '../model/layout';
import type { GameId, Instance } from '../model/types';

/** An instance and, for a graph with a usual drawing, where its vertices go. */
export interface Opened {
  instance: Instance;
  places?: Place[];
}

function drawable(instance: Instance): Opened {
  needDrawable(instance);
  return { instance };
}

/** What the program reads from the source; its first instance where there are several. */
export async function read(game: GameId, source: Source): Promise<Opened> {
  if ('instance' in source) return drawable(model(game).read(source.instance));
  const board = 'family' in source ? boardOfFamily(source.family) : null;
  if (board) return drawable(model(game).read({ game, ...board }));
  const [instance] = await api.parse(game, source);
  const family = (instance as { family?: string } | undefined)?.family;
  if (family === undefined) return drawable(model(game).read(instance));
  const known = boardOfFamily(family);
  return known ? drawable(model(game).read({ ...instance, family: undefined, ...known })) : expanded(game, instance!);
}

/** A family of graphs as vertices and edges. */
async function expanded(game: GameId, instance: Instance): Promise<Opened> {
  const { weights, ...plain } = instance as Instance & { weights?: unknown };
  const text = await api.convert(plain, 'edges');
  const [, vertices = '0', count = '0'] = /^\s*(\d+)\s+(\d+)/.exec(text) ?? [];
  needDrawableCounts(Number(vertices), Number(count));
  const drawn = await api.places(plain);
  const numbers = text.trim().split(/\s+/).map(Number);
  const edges = Array.from({ length: numbers[1] ?? 0 }, (_, i) => [numbers[2 + 2 * i], numbers[3 + 2 * i]]);
  const opened = drawable(model(game).read({ game, graph: { vertices: numbers[0], edges }, ...(weights ? { weights } : {}) }));
  return drawn.length ? { ...opened, places: fitted(drawn) } : opened;
}

/** The text typed by a person: a family when it looks like one. */
export function typed(game: GameId, text: string, format = 'auto'): Source {
  const family = /^\s*([a-z]+:[\w:,.]+)\s*$/.exec(text)?.[1];
  if (format === 'auto' && family && (model(game).graphs || game === 'chomp')) return { family };
  return format === 'auto' ? { text } : { text, format };
}

export type Format = 'family' | 'json' | 'text' | 'dimacs' | 'sparse6' | 'graph6' | 'edges';

/** What the program takes `text` for: it looks at the beginning alone. */
export function guessed(game: GameId, text: string): Format {
  const source = typed(game, text);
  if ('family' in source) return 'family';
  const start = text.trimStart();
  if (/^\{(\s|"|\}\s*$)/.test(start)) return 'json';
  if (!model(game).graphs) return 'text';
  if (/^[cp](\s|$)/.test(start)) return 'dimacs';
  if (start.startsWith(':') || start.startsWith('>>sparse6<<')) return 'sparse6';
  return /^-?\d+(\s|$)/.test(start) ? 'edges' : 'graph6';
}
