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
  /** Whose shadow that is. */
  near: Site | null;
  /** Where a move went that was a mistake. */
  mistake: ReadonlySet<Site>;
  /** Joins the two pieces of the best move when it is a pair. */
  link: [Site, Site] | null;
}

export const kNoMarks: Marks = {
  badges: new Map(), legal: new Set(), last: new Set(), selected: null, pointed: new Set(), shadow: new Set(), near: null, mistake: new Set(), link: null,
};

/** The outline of a knight in a square of 100 by 100. */
export const kKnightPath = 'M33 80h40c1-19-1-33-11-42-4-4-8-6-13-7l-6-11-3 12c-7 4-11 11-14 18l-4 10c2 5 8 5 12 1l9-3c0 8-9 11-10 22z';

/** Width of `text` in figures: Chinese characters and signs take more room than a figure. */
export const figures = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 1.75 : /[★≈BMT]/.test(character) ? 1.35 : 1), 0);

/** Size of type at which `text` fits into `width`, at most `most`. */
export const fit = (text: string, width: number, most: number): number => Math.min(most, (1.55 * width) / Math.max(1, figures(text)));
