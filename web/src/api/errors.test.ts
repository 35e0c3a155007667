import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ApiError, limitMessage } from './errors';

describe('what the server says', () => {
  it('is told in the reader\'s words where it is known', () => {
    expect(limitMessage('the table of ideals needs 17.2 GiB of memory, the budget is 205 MiB')).toEqual({ key: 'limit.memory', args: { needed: '17.2 GiB', budget: '205 MiB' } });
    expect(limitMessage('the time limit was reached').key).toBe('limit.time');
    expect(limitMessage('a connected part of 900 vertices is too large for the search, which takes at most 512')).toEqual({ key: 'limit.part', args: { vertices: '900', most: '512' } });
    expect(limitMessage('the time limit was reached while the line was being found').key).toBe('limit.time');
    expect(limitMessage('the moon is full')).toEqual({ key: 'limit.other', args: { why: 'the moon is full' } });
    const refused = new ApiError({ code: 'over-budget', message: 'the text has 2000 instances, this server reads at most 1000' });
    expect(refused.told).toEqual({ key: 'job.limit', args: { why: { key: 'limit.instances', args: { count: '2000', most: '1000' } } } });
    expect(new ApiError({ code: 'busy', message: '' }).told.key).toBe('error.busy');
  });
  it.each([
    ['core/control.cpp', '{} needs {} of memory, the budget is {}'],
    ['core/control.cpp', 'the time limit was reached'],
    ['core/control.cpp', 'interrupted'],
    ['conflict/nimber/component.cpp', 'a connected part of {} vertices is too large for the search, which takes at most {}'],
    ['conflict/nimber/moves.cpp', 'some moves leave positions that the search cannot take'],
    ['conflict/nimber.cpp', 'the line leads through positions that the search cannot take'],
    ['conflict/frontier/sweep.cpp', 'a sweep has more states than allowed'],
    ['../apps/server/errors.cpp', 'the server is out of memory'],
    ['../apps/server/instance_api.cpp', 'the text has {} instances, this server reads at most {}'],
    ['../apps/server/position_api.cpp', 'the position has {} moves, this server lists at most {}'],
  ])('is still said by %s: %s', (file, sentence) => {
    const source = readFileSync(new URL(`../../../minimex/${file}`, import.meta.url), 'utf8');
    expect(source.replace(/"\s*"/g, '')).toContain(`"${sentence}"`);
    const numbers = /memory/.test(sentence) ? ['a table', '2 KiB', '1000 bytes'] : ['7', '8'];
    expect(limitMessage(sentence.replace(/\{\}/g, () => numbers.shift()!)).key).not.toBe('limit.other');
  });
  it('comes with the place in the text', () => {
    const error = new ApiError({ code: 'bad-instance', message: 'no', place: { line: 2, column: 3 } });
    expect(error.told).toEqual({ key: 'error.at', args: { line: 2, column: 3, message: 'no' } });
  });
});
