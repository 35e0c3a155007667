// A whole position in the fragment of an address: `#game=chomp&data=…&moves=…&ply=3`. The instance is its
// JSON, deflated, in base64url; the fragment never leaves the browser. `mode=play&side=second&plays=random`
// tells what is done with the board, so that a reload goes on with it.

import { gameOf } from './catalog';
import { asObject } from './cells';
import { needDrawable } from './drawable';
import type { First } from './evaluation';
import { Problem } from './problem';
import type { Instance, Message, Move } from './types';

export type Mode = 'analyse' | 'play' | 'edit';
export type Side = 'first' | 'second' | 'both' | 'none';
export type Strength = 'perfect' | 'random';

export const kModes: readonly Mode[] = ['analyse', 'play', 'edit'];
export const kSides: readonly Side[] = ['first', 'second', 'both', 'none'];

export interface Shared {
  instance: Instance;
  moves: Move[];
  ply: number;
  first: First;
  /** Where the vertices of a graph are drawn, in thousandths of the picture's side. */
  places?: [number, number][];
  mode?: Mode;
  side?: Side;
  strength?: Strength;
}

/** Most bytes that the data of a link may unpack to: as many as the server takes in one request. */
const kMostBytes = 1 << 20;

/** The bytes that `stream` makes of `bytes`. Throws a Problem as soon as they are too many. */
async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const made = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let room = kMostBytes;
  for (let next = await made.read(); !next.done; next = await made.read()) {
    if ((room -= next.value.length) < 0) {
      void made.cancel();
      throw new Problem({ key: 'error.tooLarge' });
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
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
  if (shared.mode && shared.mode !== 'analyse') fields.push(`mode=${shared.mode}`);
  if (shared.mode === 'play' && gameOf(game)!.players === 2) fields.push(`side=${shared.side ?? 'first'}`, `plays=${shared.strength ?? 'perfect'}`);
  return fields.join('&');
}

/** What a link leads to: a position and what of the link was left out, or the game alone, or nothing but why. */
export type Followed =
  | { to: 'position'; shared: Shared; warning: Message | null }
  | { to: 'game'; game: Instance['game']; warning: Message | null }
  | { to: 'home'; warning: Message | null };

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined => values.find((known) => known === value);

/** Reads `fragment` (without `#`). */
export async function readLink(fragment: string): Promise<Followed> {
  const fields = new Map(fragment.split('&').map((field): [string, string] => {
    const equals = field.indexOf('=');
    return equals < 0 ? [field, ''] : [field.slice(0, equals), field.slice(equals + 1)];
  }));
  if (fragment === '') return { to: 'home', warning: null };
  const name = fields.get('game');
  if (name === undefined) return { to: 'home', warning: { key: 'link.noGame' } };
  const game = gameOf(name);
  if (!game) return { to: 'home', warning: { key: 'link.unknownGame', args: { game: name.slice(0, 60) } } };
  const data = fields.get('data');
  if (data === undefined) return { to: 'game', game: game.id, warning: null };
  try {
    const { instance, places } = await unpacked(data, game.id);
    const wanted = (fields.get('moves') ?? '').split('_').filter(Boolean);
    const moves = legalPart(instance, wanted);
    const ply = Math.max(0, Math.min(moves.length, Math.trunc(Number(fields.get('ply') ?? moves.length)) || 0));
    const mode = oneOf(kModes, fields.get('mode'));
    const side = oneOf(kSides, fields.get('side'));
    const strength = oneOf<Strength>(['perfect', 'random'], fields.get('plays'));
    const shared: Shared = {
      instance, moves, ply, first: fields.get('first') === 'min' ? 'min' : 'max',
      ...(places ? { places } : {}), ...(mode ? { mode } : {}), ...(side ? { side } : {}), ...(strength ? { strength } : {}),
    };
    const illegal = moves.length < wanted.length;
    const warning: Message = { key: 'link.illegalMove', args: { ply: moves.length + 1, move: (wanted[moves.length] ?? '').slice(0, 60) } };
    return { to: 'position', shared, warning: illegal ? warning : null };
  } catch (error) {
    const warning: Message = error instanceof Problem ? error.told : { key: 'link.damaged' };
    return { to: 'game', game: game.id, warning };
  }
}

/** The instance and the places of `data`. Throws a Problem that says what is wrong. */
async function unpacked(data: string, game: Instance['game']): Promise<{ instance: Instance; places?: [number, number][] }> {
  const json = await through(fromBase64(data), new DecompressionStream('deflate'))
    .then((bytes) => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown)
    .catch((error: unknown) => { throw error instanceof Problem ? error : new Problem({ key: 'link.damaged' }); });
  const { places, ...rest } = asObject(json);
  const instance = gameOf(game)!.read({ ...rest, game });
  needDrawable(instance);
  const pair = (place: unknown): boolean => Array.isArray(place) && place.length === 2 && place.every(Number.isFinite);
  return Array.isArray(places) && places.length === gameOf(game)!.cells(instance) && places.every(pair) ? { instance, places: places as [number, number][] } : { instance };
}

/** The moves before the first illegal one. */
export function legalPart(instance: Instance, moves: readonly Move[]): Move[] {
  const game = gameOf(instance.game)!;
  const legal: Move[] = [];
  for (const move of moves) {
    const position = game.position(instance, legal);
    if (!position.legal.includes(move) && !position.hidden?.includes(move)) break;
    legal.push(move);
  }
  return legal;
}
