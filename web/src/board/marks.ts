// What is drawn over a scene: values, choices, hints.

import type { Site } from '../model/types';

export interface Badge {
  text: string;
  best: boolean;
}

export interface Marks {
  badges: ReadonlyMap<Site, Badge>;
  /** Sites of legal moves. */
  legal: ReadonlySet<Site>;
  /** Touched by the last move. */
  last: ReadonlySet<Site>;
  selected: Site | null;
  /** Where the move goes that is pointed at in the list. */
  pointed: ReadonlySet<Site>;
  /** What the pointed-at site takes or forbids. */
  shadow: ReadonlySet<Site>;
  /** Joins the two pieces of the best move when it is a pair. */
  link: [Site, Site] | null;
}

export const kNoMarks: Marks = {
  badges: new Map(), legal: new Set(), last: new Set(), selected: null, pointed: new Set(), shadow: new Set(), link: null,
};

/** Size of type at which `text` fits into `width`, at most `most`. */
export const fit = (text: string, width: number, most: number): number => Math.min(most, (1.65 * width) / Math.max(1, text.length));
