import { afterEach, describe, expect, it, vi } from 'vitest';
import { copied } from './copy';
import { Latest } from './latest';

describe('of works that overlap', () => {
  it('only the one begun last takes effect, whichever ends last', () => {
    const latest = new Latest();
    const [first, second] = [latest.begin(), latest.begin()];
    expect([first(), second()]).toEqual([false, true]);
    latest.begin();
    expect([first(), second()]).toEqual([false, false]);
  });
});

describe('copying', () => {
  afterEach(() => vi.unstubAllGlobals());
  const field = (): HTMLInputElement => ({ value: 'a link', select: vi.fn() }) as unknown as HTMLInputElement;
  const browser = (clipboard: unknown, old: boolean): void => {
    vi.stubGlobal('navigator', { language: 'en', clipboard });
    vi.stubGlobal('document', { execCommand: () => old });
  };
  it('takes the new way', async () => {
    const writeText = vi.fn(async () => undefined);
    browser({ writeText }, false);
    expect(await copied(field())).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });
  it.each([[true], [false]])('takes the way of old where that is forbidden, and tells whether it worked: %s', async (works) => {
    browser({ writeText: () => Promise.reject(new Error('denied')) }, works);
    expect(await copied(field())).toBe(works);
    browser(undefined, works);
    const chosen = field();
    expect(await copied(chosen)).toBe(works);
    expect(chosen.select).toHaveBeenCalled();
  });
});
