// What is wrong, as a sentence for the reader: thrown where work cannot go on, told by the panels in the
// reader's language.

import type { Message } from './types';

export class Problem extends Error {
  constructor(readonly told: Message) {
    super(`${told.key} ${JSON.stringify(told.args ?? {})}`);
  }
}

/** The sentence of any error; one that nobody foresaw is quoted. */
export function told(error: unknown): Message {
  if (error instanceof Problem) return error.told;
  return { key: 'error.unforeseen', args: { what: error instanceof Error ? error.message : String(error) } };
}
