import { describe, expect, it } from 'vitest';
import { plainKey } from './plain-key';
import { modeOf } from './shortcuts';

const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}, code = '', altGraph = false): KeyboardEvent =>
  ({ key, code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held, getModifierState: () => altGraph }) as unknown as KeyboardEvent;

describe('plain keys', () => {
  it('are those without Ctrl, Alt and Meta', () => {
    expect(plainKey(pressed('1'))).toBe(true);
    expect(plainKey(pressed('W', { shiftKey: true }))).toBe(true);
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const) expect(plainKey(pressed('1', { [held]: true }))).toBe(false);
  });
  it('include characters that AltGr types', () => {
    expect(plainKey(pressed('.', { ctrlKey: true, altKey: true }, '', true))).toBe(true);
  });
});

describe('Alt and a digit', () => {
  it('chooses a mode, whatever character it makes', () => {
    expect(modeOf(pressed('1', { altKey: true }, 'Digit1'))).toBe('analyse');
    expect(modeOf(pressed('™', { altKey: true }, 'Digit2'))).toBe('play');
    expect(modeOf(pressed('3', { altKey: true }))).toBe('edit');
  });
  it('means nothing else', () => {
    expect(modeOf(pressed('1', {}, 'Digit1'))).toBeNull();
    expect(modeOf(pressed('4', { altKey: true }, 'Digit4'))).toBeNull();
    expect(modeOf(pressed('1', { altKey: true, ctrlKey: true }, 'Digit1'))).toBeNull();
  });
});
