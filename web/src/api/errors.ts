// What the server says is wrong, as a sentence for the reader. The server speaks English; what it says often is
// told in the reader's language, and its own words stand beside the rest.

import type { Key } from '../i18n/en';
import { Problem } from '../model/problem';
import type { Message } from '../model/types';
import type { ApiErrorBody } from './types';

const kCodes: Record<string, Key> = {
  unreachable: 'error.unreachable',
  internal: 'error.internal',
  busy: 'error.busy',
  timeout: 'error.timeout',
  'too-large': 'error.tooLarge',
  'not-found': 'error.forgotten',
};

/** Why a limit stopped the work: `limit` of a run. */
export function limitMessage(limit: string): Message {
  const memory = /needs ([\d.]+ \w+) of memory, the budget is ([\d.]+ \w+)$/.exec(limit);
  if (memory) return { key: 'limit.memory', args: { needed: memory[1]!, budget: memory[2]! } };
  if (limit === 'the time limit was reached') return { key: 'limit.time' };
  return { key: 'limit.other', args: { why: limit } };
}

export class ApiError extends Problem {
  constructor(readonly body: ApiErrorBody) {
    super(messageOf(body));
  }
}

function messageOf({ code, message, place }: ApiErrorBody): Message {
  const key = kCodes[code];
  if (key) return { key, args: { message } };
  if (code === 'over-budget' || code === 'limit') return limitMessage(message);
  if (place) return { key: 'error.at', args: { line: place.line, column: place.column, message } };
  return { key: 'error.server', args: { message } };
}
