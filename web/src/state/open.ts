// From texts, families and examples to instances that the page can show.

import { api, ApiError } from '../api/client';
import { model } from '../model/catalog';
import type { Source } from '../model/examples';
import { boardOfFamily } from '../model/games/graphs';
import type { GameId, Instance } from '../model/types';

/** Most cells or vertices that a browser draws with ease. */
const kDrawable = 2500;

function drawable(instance: Instance): Instance {
  const scene = model(instance.game).scene(instance, model(instance.game).position(instance, []));
  const count = scene.kind === 'graph' ? scene.vertices.length : scene.panels.reduce((sum, panel) => sum + panel.rows * panel.cols, 0);
  if (count > kDrawable) throw new ApiError({ code: 'too-large', message: `${count} cells are too many to draw; at most ${kDrawable} are` });
  return instance;
}

/** What the program reads from the source; its first instance where there are several. */
export async function read(game: GameId, source: Source): Promise<Instance> {
  if ('instance' in source) return drawable(model(game).read(source.instance));
  const board = 'family' in source ? boardOfFamily(source.family) : null;
  if (board) return drawable(model(game).read({ game, ...board }));
  const [instance] = await api.parse(game, source);
  const family = (instance as { family?: string } | undefined)?.family;
  if (family === undefined) return drawable(model(game).read(instance));
  return family === (source as { family?: string }).family ? drawable(await expanded(game, instance!)) : read(game, { family });
}

/** A family of graphs as vertices and edges. */
async function expanded(game: GameId, instance: Instance): Promise<Instance> {
  const numbers = (await api.convert(instance, 'edges')).trim().split(/\s+/).map(Number);
  const edges = Array.from({ length: numbers[1] ?? 0 }, (_, i) => [numbers[2 + 2 * i], numbers[3 + 2 * i]]);
  return model(game).read({ game, graph: { vertices: numbers[0], edges } });
}

/** The text typed by a person: a family when it looks like one. */
export function typed(game: GameId, text: string): Source {
  const family = /^\s*([a-z]+:[\w:,.]+)\s*$/.exec(text)?.[1];
  const graphGame = game === 'node-kayles' || game === 'independent-set' || game === 'independence-duel';
  return family && (graphGame || game === 'chomp') ? { family } : { text };
}
