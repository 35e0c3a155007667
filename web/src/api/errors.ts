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

/** Limits that readers meet, by the program's own sentence; its numbers go over by their names. */
const kLimits: readonly [RegExp, Key][] = [
  [/needs (?<needed>[\d.]+ \w+) of memory, the budget is (?<budget>[\d.]+ \w+)$/, 'limit.memory'],
  [/^the time limit was reached/, 'limit.time'],
  [/^interrupted/, 'limit.interrupted'],
  [/^the server is out of memory$/, 'limit.outOfMemory'],
  [/^a connected part of (?<vertices>\d+) vertices is too large for the search, which takes at most (?<most>\d+)$/, 'limit.part'],
  [/^(?:the line leads through|some moves leave) positions that the search cannot take$/, 'limit.positions'],
  [/^a sweep has more states than allowed$/, 'limit.states'],
  [/^the text has (?<count>\d+) instances, this server reads at most (?<most>\d+)$/, 'limit.instances'],
  [/^the position has (?<count>\d+) moves, this server lists at most (?<most>\d+)$/, 'limit.moves'],
];

/** Why a limit stopped the work or kept it from being begun: `limit` of a run, or what the server says. */
export function limitMessage(limit: string): Message {
  for (const [sentence, key] of kLimits) {
    const found = sentence.exec(limit);
    if (found) return { key, args: { ...found.groups } };
  }
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
  if (code === 'over-budget') return { key: 'job.limit', args: { why: limitMessage(message) } };
  if (place) return { key: 'error.at', args: { line: place.line, column: place.column, message } };
  return { key: 'error.server', args: { message } };
}
