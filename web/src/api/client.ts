// The server's API as functions. Long work is a job: it is watched until it ends, and stopped on the server
// when the signal given with it is aborted.

import type { First } from '../model/evaluation';
import type { GameId, Instance, Move } from '../model/types';
import { ApiError } from './errors';
import type { ApiErrorBody, Games, Job, MovesResult, Progress, SolveResult } from './types';

export interface Watch {
  signal?: AbortSignal;
  progress?: (progress: Progress | null, seconds: number) => void;
}

async function request(path: string, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, options);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError({ code: 'unreachable', message: '' });
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { error?: ApiErrorBody } | null;
  throw new ApiError(body?.error ?? { code: String(response.status), message: response.statusText });
}

function post(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return request(path, { method: 'POST', headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}

async function job<Result>(path: string, body: object, watch: Watch): Promise<Result> {
  let state = (await (await post(path, body, watch.signal)).json()) as Job<Result>;
  try {
    while (state.state === 'queued' || state.state === 'running') {
      watch.progress?.(state.progress, state.seconds);
      const options = watch.signal ? { signal: watch.signal } : {};
      state = (await (await request(`/api/jobs/${state.id}?wait=1000`, options)).json()) as Job<Result>;
    }
  } catch (error) {
    if (state.id) void fetch(`/api/jobs/${state.id}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    throw error;
  }
  if (state.result === null) throw new ApiError(state.error ?? { code: 'internal', message: '' });
  return state.result;
}

export const api = {
  async games(): Promise<Games> {
    return (await (await request('/api/games', {})).json()) as Games;
  },

  moves(instance: Instance, after: readonly Move[], first: First, all: boolean, watch: Watch = {}): Promise<MovesResult> {
    return job('/api/moves', { instance, after, ...firstOf(instance, first), ...(all ? { all } : {}) }, watch);
  },

  solve(instance: Instance, first: First, watch: Watch = {}): Promise<SolveResult> {
    return job('/api/solve', { instance, ...firstOf(instance, first), proof: false }, watch);
  },

  async generate(game: GameId, options: { size: readonly number[]; piece?: string; max_value?: number }): Promise<Instance> {
    const answer = await post('/api/generate', { game, ...options });
    return ((await answer.json()) as { instance: Instance }).instance;
  },

  async parse(game: GameId, input: { text: string; format?: string } | { family: string }): Promise<Instance[]> {
    return ((await (await post('/api/parse', { game, ...input })).json()) as { instances: Instance[] }).instances;
  },

  async convert(instance: Instance, to: string): Promise<string> {
    return ((await (await post('/api/convert', { instance, to })).json()) as { text: string }).text;
  },

  async render(instance: Instance, after: readonly Move[]): Promise<Blob> {
    return (await post('/api/render', { instance, after, format: 'svg' })).blob();
  },

  /** Where the program draws the vertices of a family of graphs; empty where it has no drawing of its own. */
  async places(instance: Instance): Promise<[number, number][]> {
    const scene = await post('/api/render', { instance, format: 'scene' });
    return ((await scene.json()) as { graph: { places: [number, number][] } }).graph.places;
  },
};

/** Only the games of two who want opposite counts may begin with either. */
function firstOf(instance: Instance, first: First): { first?: First } {
  return instance.game === 'independence-duel' && first === 'min' ? { first } : {};
}
