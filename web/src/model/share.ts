// A whole position in the fragment of an address: `#game=chomp&data=…&moves=…&ply=3`. The instance is its
// JSON, deflated, in base64url; the fragment never leaves the browser.

import { gameOf } from './catalog';
import type { First } from './evaluation';
import type { Instance, Move } from './types';

export interface Shared {
  instance: Instance;
  moves: Move[];
  ply: number;
  first: First;
  /** Where the vertices of a graph are drawn, in thousandths of the picture's side. */
  places?: [number, number][];
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const out = new Response(new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>));
  return new Uint8Array(await out.arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
}

export async function encode(shared: Shared): Promise<string> {
  const { game, ...rest } = shared.instance;
  const json = JSON.stringify(shared.places ? { ...rest, places: shared.places } : rest);
  const data = toBase64(await through(new TextEncoder().encode(json), new CompressionStream('deflate')));
  const fields = [`game=${game}`, `data=${data}`];
  if (shared.moves.length) fields.push(`moves=${shared.moves.join('_')}`, `ply=${shared.ply}`);
  if (shared.first === 'min') fields.push('first=min');
  return fields.join('&');
}

/** The position in `fragment` (without `#`); null when there is none or it is damaged. */
export async function decode(fragment: string): Promise<Shared | null> {
  const fields = new Map(fragment.split('&').map((field): [string, string] => {
    const equals = field.indexOf('=');
    return [field.slice(0, equals), field.slice(equals + 1)];
  }));
  const game = gameOf(fields.get('game') ?? '');
  if (!game || !fields.get('data')) return null;
  try {
    const bytes = await through(fromBase64(fields.get('data')!), new DecompressionStream('deflate'));
    const { places, ...rest } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const instance = game.read({ game: game.id, ...rest });
    const moves = legalPart(instance, (fields.get('moves') ?? '').split('_').filter(Boolean));
    const ply = Math.max(0, Math.min(moves.length, Number(fields.get('ply') ?? moves.length) || 0));
    const shared: Shared = { instance, moves, ply, first: fields.get('first') === 'min' ? 'min' : 'max' };
    return Array.isArray(places) ? { ...shared, places: places as [number, number][] } : shared;
  } catch {
    return null;
  }
}

/** The moves before the first illegal one. */
export function legalPart(instance: Instance, moves: readonly Move[]): Move[] {
  const game = gameOf(instance.game)!;
  const legal: Move[] = [];
  for (const move of moves) {
    if (game.position(instance, legal).illegal(move)) break;
    legal.push(move);
  }
  return legal;
}
