// Keys held with Ctrl, Alt or Meta belong to the browser, the system, or the shortcuts of the page: whoever
// listens for a plain key leaves them alone. AltGr, which types characters, counts as none.

export function plainKey(event: KeyboardEvent): boolean {
  const typing = event.getModifierState?.('AltGraph') ?? false;
  return !event.metaKey && (typing || (!event.ctrlKey && !event.altKey));
}
