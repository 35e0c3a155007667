// Keys that work anywhere on the page but in fields that take text.

import { kModes, type Mode } from '../model/share';
import { plainKey } from './plain-key';
import type { Session } from './session.svelte';

/** The mode that Alt and a digit choose, by the key's place where Alt makes another character of it. */
export function modeOf(event: KeyboardEvent): Mode | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return kModes[Number(/^(?:Digit|Numpad)([1-3])$/.exec(event.code)?.[1] ?? event.key) - 1] ?? null;
}

/** Whether the key did something. */
export function shortcut(session: Session, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const typing = target.closest('input, textarea, select, dialog') !== null;
  if (typing) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 'z' && !event.shiftKey) session.undo();
    else if (key === 'y' || key === 'z') session.redo();
    else return false;
    return true;
  }
  if (!plainKey(event)) return false;
  return session.mode === 'edit' ? letGo(session, key) : lineKey(session, key, target);
}

/** Escape: nothing is chosen any more, and nothing told. */
function letGo(session: Session, key: string): boolean {
  if (key !== 'Escape' || (session.selected === null && session.message === null)) return false;
  session.selected = null;
  session.message = null;
  return true;
}

/** Keys of the line and of the values, which stand beside the board in all modes but Edit. */
function lineKey(session: Session, key: string, target: HTMLElement): boolean {
  switch (key) {
    case 'ArrowLeft': case ',': session.go(session.ply - 1); return true;
    case 'ArrowRight': case '.': session.go(session.ply + 1); return true;
    case 'Home': session.go(0); return true;
    case 'End': session.go(session.moves.length); return true;
    case 'v': session.hints = !session.hints; return true;
    case 'b': void session.showBestLine(); return true;
    case ' ':
      if (session.moves.length === 0 || target.closest('button, a, summary, [data-site]')) return false;
      session.autoplay();
      return true;
    default: return letGo(session, key);
  }
}
