// What a click on a site means while playing. Only the chessboard needs two clicks: the first chooses a piece,
// the second its partner, or the same piece again to remove it alone.

import { pairMove } from '../model/games/chessboard';
import type { Message, Move, Position, Site } from '../model/types';

export type Picked = { play: Move } | { select: Site | null; message?: Message };

export function picked(pairs: boolean, position: Position, selected: Site | null, site: Site): Picked {
  if (!pairs || selected === site) return { play: site };
  const alone = position.illegal(site);
  if (alone) return { select: null, message: alone };
  if (selected === null) return { select: site };
  const move = pairMove(selected, site);
  const together = position.illegal(move);
  if (!together) return { play: move };
  return { select: site, ...(together.key === 'why.sameColour' ? {} : { message: together }) };
}
