// Boards are opened by links, buttons and texts, each after a while: of those under way, only the one begun last may
// still take effect.

export class Latest {
  private turn = 0;

  /** Begins one more; the function it returns tells whether none was begun since. */
  begin(): () => boolean {
    const mine = ++this.turn;
    return () => mine === this.turn;
  }
}

/** Shared by all that put another board on the screen. */
export const opening = new Latest();
