import { describe, expect, it } from 'vitest';
import { model } from '../model/catalog';
import { plainKey } from './plain-key';
import { Session } from './session.svelte';
import { modeOf, shortcut } from './shortcuts';

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

describe('shortcuts', () => {
  const press = (session: Session, key: string, held = {}): boolean =>
    shortcut(session, { ...pressed(key, held), target: { closest: () => null } } as unknown as KeyboardEvent);
  const played = (): Session => {
    const instance = model('woodchess').read({ game: 'woodchess', first: [[1, 2]], second: [[3, 4]] });
    return new Session({ instance, moves: ['1,1', '1,2'], ply: 2, first: 'max' });
  };
  it('play the line again from its end, as the button does', () => {
    const session = played();
    expect(press(session, ' ')).toBe(true);
    expect([session.ply, session.playing]).toEqual([0, true]);
    press(session, '.');
    press(session, ' ');
    expect([session.ply, session.playing]).toEqual([1, false]);
    session.restart();
    expect([press(session, ' '), session.playing]).toEqual([false, false]);
  });
  it('leave the line alone while editing, but for undo and redo', () => {
    const session = played();
    session.setMode('edit');
    for (const key of ['b', 'v', ' ', ',', '.', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape']) expect([key, press(session, key)]).toEqual([key, false]);
    expect([session.ply, session.playing, session.busyLine, session.hints]).toEqual([2, false, false, false]);
    session.edit(session.game.editing.setValue(session.instance, '1,1', 'first', 9));
    expect(press(session, 'z', { ctrlKey: true })).toBe(true);
    expect(session.moves).toEqual(['1,1', '1,2']);
    expect(press(session, 'y', { ctrlKey: true })).toBe(true);
    expect(session.moves).toEqual([]);
    session.message = { key: 'why.over' };
    expect([press(session, 'Escape'), session.message]).toEqual([true, null]);
  });
  it('find what plays itself paused when editing ends', () => {
    const session = played();
    press(session, ' ');
    session.setMode('edit');
    session.setMode('analyse');
    expect(session.playing).toBe(false);
  });
});
