// Keys that work anywhere on the page but in fields that take text.

import type { Session } from './session.svelte';

/** Whether the key did something. */
export function shortcut(session: Session, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const typing = target.closest('input, textarea, select, dialog') !== null;
  if (typing || event.altKey) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z' && !event.shiftKey) session.undo();
    else if (key === 'y' || key === 'z') session.redo();
    else return false;
    return true;
  }
  switch (key) {
    case 'ArrowLeft': case ',': session.go(session.ply - 1); return true;
    case 'ArrowRight': case '.': session.go(session.ply + 1); return true;
    case 'Home': session.go(0); return true;
    case 'End': session.go(session.moves.length); return true;
    case 'v': session.hints = !session.hints; return true;
    case 'b': void session.showBestLine(); return true;
    case 'Escape':
      if (session.selected === null && session.message === null) return false;
      session.selected = null;
      session.message = null;
      return true;
    case ' ':
      if (target.closest('button, a, summary, [data-site]')) return false;
      session.playing = !session.playing;
      return true;
    default: return false;
  }
}
