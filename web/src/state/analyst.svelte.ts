// Keeps what is known of positions and asks the server for what is wanted, one position at a time, the most
// wanted first. A request that nobody wants any more is stopped on the server.

import { SvelteMap } from 'svelte/reactivity';
import { api } from '../api/client';
import type { MovesResult, Progress } from '../api/types';
import type { First } from '../model/evaluation';
import { told } from '../model/problem';
import type { Instance, Message, Move } from '../model/types';

export interface Question {
  instance: Instance;
  moves: readonly Move[];
  first: First;
  all: boolean;
}

export type Known =
  | { state: 'running'; progress: Progress | null; seconds: number }
  | { state: 'done'; result: MovesResult }
  | { state: 'failed'; why: Message }
  | { state: 'cancelled' };

/** Positions kept at most; the oldest are forgotten first. */
const kKept = 2000;

export class Analyst {
  private readonly known = new SvelteMap<string, Known>();
  private readonly ids = new WeakMap<Instance, number>();
  private nextId = 0;
  private wanted: Question[] = [];
  private running: { key: string; abort: AbortController } | null = null;

  key({ instance, moves, first, all }: Question): string {
    let id = this.ids.get(instance);
    if (id === undefined) this.ids.set(instance, (id = this.nextId++));
    return `${id}|${first}|${all ? 'all' : ''}|${moves.join(' ')}`;
  }

  get(question: Question): Known | undefined {
    return this.known.get(this.key(question));
  }

  /** Replaces what is wanted; the first is asked for first. */
  want(questions: Question[]): void {
    this.wanted = questions;
    const running = this.running;
    if (running && !questions.some((question) => this.key(question) === running.key)) running.abort.abort();
    void this.next();
  }

  cancel(question: Question): void {
    const key = this.key(question);
    if (this.running?.key !== key) return;
    this.running.abort.abort();
    this.known.set(key, { state: 'cancelled' });
  }

  retry(question: Question): void {
    this.known.delete(this.key(question));
    void this.next();
  }

  /** The answer to `question`, asked for if nobody did; throws when there is none. */
  async answer(question: Question, signal: AbortSignal): Promise<MovesResult> {
    const known = this.get(question);
    if (known?.state === 'done') return known.result;
    const result = await api.moves(question.instance, question.moves, question.first, question.all, { signal });
    this.remember(this.key(question), { state: 'done', result });
    return result;
  }

  private remember(key: string, known: Known): void {
    this.known.set(key, known);
    if (this.known.size > kKept) this.known.delete(this.known.keys().next().value!);
  }

  private async next(): Promise<void> {
    if (this.running) return;
    const question = this.wanted.find((candidate) => !this.known.has(this.key(candidate)));
    if (!question) return;
    const key = this.key(question);
    const abort = new AbortController();
    this.running = { key, abort };
    this.known.set(key, { state: 'running', progress: null, seconds: 0 });
    const progress = (at: Progress | null, seconds: number): void => {
      if (!abort.signal.aborted) this.known.set(key, { state: 'running', progress: at, seconds });
    };
    try {
      const result = await api.moves(question.instance, question.moves, question.first, question.all, { signal: abort.signal, progress });
      this.remember(key, { state: 'done', result });
    } catch (error) {
      if (!abort.signal.aborted) this.remember(key, { state: 'failed', why: told(error) });
      else if (this.known.get(key)?.state === 'running') this.known.delete(key);
    }
    this.running = null;
    void this.next();
  }
}
