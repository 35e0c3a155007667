import { describe, expect, it } from 'vitest';
import { ApiError, limitMessage } from './errors';

describe('what the server says', () => {
  it('is told in the reader\'s words where it is known', () => {
    expect(limitMessage('the table of ideals needs 17.2 GiB of memory, the budget is 205 MiB')).toEqual({ key: 'limit.memory', args: { needed: '17.2 GiB', budget: '205 MiB' } });
    expect(limitMessage('the time limit was reached').key).toBe('limit.time');
    expect(limitMessage('a sweep has more states than allowed').key).toBe('limit.other');
    expect(new ApiError({ code: 'busy', message: '' }).told.key).toBe('error.busy');
  });
  it('comes with the place in the text', () => {
    const error = new ApiError({ code: 'bad-instance', message: 'no', place: { line: 2, column: 3 } });
    expect(error.told).toEqual({ key: 'error.at', args: { line: 2, column: 3, message: 'no' } });
  });
});
