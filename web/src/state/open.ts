// From texts, families and examples to boards that the page can show.

import { api } from '../api/client';
import { model } from '../model/catalog';
import type { Source } from '../model/examples';
import { boardOfFamily } from '../model/games/graphs';
import { fitted, type Place } from '../model/layout';
import { Problem } from '../model/problem';
import type { GameId, Instance } from '../model/types';

/** Most cells or vertices that a browser draws with ease. */
const kDrawable = 2500;

/** An instance and, for a graph with a usual drawing, where its vertices go. */
export interface Opened {
  instance: Instance;
  places?: Place[];
}

function drawable(instance: Instance): Opened {
  const scene = model(instance.game).scene(instance, model(instance.game).position(instance, []));
  const count = scene.kind === 'graph' ? scene.vertices.length : scene.panels.reduce((sum, panel) => sum + panel.rows * panel.cols, 0);
  if (count > kDrawable) throw new Problem({ key: 'error.tooManyCells', args: { count, most: kDrawable } });
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
  const [text, drawn] = await Promise.all([api.convert(plain, 'edges'), api.places(plain)]);
  const numbers = text.trim().split(/\s+/).map(Number);
  const edges = Array.from({ length: numbers[1] ?? 0 }, (_, i) => [numbers[2 + 2 * i], numbers[3 + 2 * i]]);
  const opened = drawable(model(game).read({ game, graph: { vertices: numbers[0], edges }, ...(weights ? { weights } : {}) }));
  return drawn.length ? { ...opened, places: fitted(drawn) } : opened;
}

/** The text typed by a person: a family when it looks like one. */
export function typed(game: GameId, text: string, format = 'auto'): Source {
  const family = /^\s*([a-z]+:[\w:,.]+)\s*$/.exec(text)?.[1];
  const graphGame = game === 'node-kayles' || game === 'independent-set' || game === 'independence-duel';
  if (format === 'auto' && family && (graphGame || game === 'chomp')) return { family };
  return format === 'auto' ? { text } : { text, format };
}

export type Format = 'family' | 'json' | 'text' | 'dimacs' | 'sparse6' | 'graph6' | 'edges';

/** What the program takes `text` for: it looks at the beginning alone. */
export function guessed(game: GameId, text: string): Format {
  const source = typed(game, text);
  if ('family' in source) return 'family';
  const start = text.trimStart();
  if (/^\{(\s|"|\}\s*$)/.test(start)) return 'json';
  if (!['node-kayles', 'independent-set', 'independence-duel'].includes(game)) return 'text';
  if (/^[cp](\s|$)/.test(start)) return 'dimacs';
  if (start.startsWith(':') || start.startsWith('>>sparse6<<')) return 'sparse6';
  return /^-?\d+(\s|$)/.test(start) ? 'edges' : 'graph6';
}
