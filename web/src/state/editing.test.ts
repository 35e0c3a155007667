import { describe, expect, it } from 'vitest';
import { model } from '../model/catalog';
import type { Chessboard } from '../model/games/chessboard';
import { CellEditor } from './cell-editor.svelte';
import { Session } from './session.svelte';

const board = (): Session => Session.of({ instance: model('chessboard').read({ game: 'chessboard', board: ['WB', 'B.'], values: [[0, 7], [5, 0]] }) });
const value = (session: Session, row = 0, col = 0): number => (session.instance as Chessboard).values[row]![col]!;
const type = (session: Session, editor: CellEditor, keys: string[], site = '1,1'): void => {
  for (const key of keys) {
    editor.key(session, { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, preventDefault: () => undefined, stopPropagation: () => undefined } as unknown as KeyboardEvent, site);
  }
};

describe('a number that is typed', () => {
  it('is one step to undo', () => {
    const [session, editor] = [board(), new CellEditor()];
    type(session, editor, ['1', '2', '3', 'Backspace']);
    expect(value(session)).toBe(12);
    session.undo();
    expect([value(session), session.canUndo]).toEqual([0, false]);
    session.redo();
    expect(value(session)).toBe(12);
  });
  it('begins anew after an undo', () => {
    const [session, editor] = [board(), new CellEditor()];
    type(session, editor, ['1', '2']);
    session.undo();
    type(session, editor, ['3']);
    expect(value(session)).toBe(3);
    session.undo();
    expect(value(session)).toBe(0);
  });
  it('begins anew after a move', () => {
    const [session, editor] = [board(), new CellEditor()];
    type(session, editor, ['4']);
    session.play('2,1');
    type(session, editor, ['5']);
    expect([value(session), session.moves]).toEqual([5, []]);
    session.undo();
    expect([value(session), session.moves]).toEqual([4, ['2,1']]);
  });
  it('begins anew after any other edit, and on another cell', () => {
    const [session, editor] = [board(), new CellEditor()];
    type(session, editor, ['4', '2']);
    session.edit(session.game.editing.setValue(session.instance, '1,1', 'value', 9));
    type(session, editor, ['5']);
    expect(value(session)).toBe(5);
    type(session, editor, ['6'], '1,2');
    type(session, editor, ['7']);
    expect([value(session), value(session, 0, 1)]).toEqual([7, 6]);
    session.undo();
    expect([value(session), value(session, 0, 1)]).toEqual([5, 6]);
  });
  it('is emptied digit by digit, then with its cell', () => {
    const [session, editor] = [board(), new CellEditor()];
    type(session, editor, ['8', 'Backspace']);
    expect([value(session), (session.instance as Chessboard).board[0]]).toEqual([0, 'WB']);
    type(session, editor, ['Backspace']);
    expect((session.instance as Chessboard).board[0]).toBe('.B');
  });
  it('ends at the most digits', () => {
    const [session, editor] = [board(), new CellEditor()];
    type(session, editor, [...'9'.repeat(20)]);
    expect(value(session)).toBe(999_999_999_999);
  });
});
