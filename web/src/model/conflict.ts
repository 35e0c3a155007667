// Positions of all games that put tokens on a graph, no two adjacent. A game says which sites exist,
// which exclude each other, and why something else is no site.

import type { Message, Move, Mover, Position, Site } from './types';

export interface ConflictGraph {
  sites: readonly Site[];
  /** The numbers (from 0) of the sites that exclude the one with this number. */
  neighbours(site: number): readonly number[];
}

/** A graph whose sites have been numbered. */
export interface NumberedGraph extends ConflictGraph {
  number: ReadonlyMap<Site, number>;
}

/**
 * The graph of an instance: made once for all positions, since instances never change; neighbours are found when
 * they are first asked for.
 */
export function graphsOf<I extends object>(make: (instance: I) => ConflictGraph): (instance: I) => NumberedGraph {
  const graphs = new WeakMap<I, NumberedGraph>();
  const numbered = ({ sites, neighbours }: ConflictGraph): NumberedGraph => {
    const near: (readonly number[])[] = [];
    return { sites, number: new Map(sites.map((site, i) => [site, i])), neighbours: (i) => (near[i] ??= neighbours(i)) };
  };
  return (instance) => {
    const graph = graphs.get(instance) ?? numbered(make(instance));
    graphs.set(instance, graph);
    return graph;
  };
}

export class ConflictPosition implements Position {
  readonly result: number;
  readonly order = new Map<Site, number>();
  readonly legal: Move[];
  /** For each site that may not be taken any more, the token that forbids it. */
  private readonly forbidden = new Map<Site, Site>();

  constructor(
    readonly graph: NumberedGraph,
    readonly moves: readonly Move[],
    private readonly options: { players: 1 | 2; counts: boolean; weights?: readonly number[]; noSite: (site: Site) => Message },
  ) {
    moves.forEach((move, i) => {
      this.order.set(move, i + 1);
      for (const other of this.shadow(move)) if (!this.forbidden.has(other)) this.forbidden.set(other, move);
    });
    this.legal = graph.sites.filter((site) => !this.order.has(site) && !this.forbidden.has(site));
    this.result = options.counts ? moves.reduce((sum, move) => sum + (this.weight(move) ?? 1), 0) : 0;
  }

  /** What a token at `site` counts; undefined where all count 1. */
  weight(site: Site): number | undefined {
    return this.options.weights?.[this.graph.number.get(site) ?? -1];
  }

  get mover(): Mover {
    return this.options.players === 1 ? 0 : ((this.moves.length % 2) as Mover);
  }

  get over(): boolean {
    return this.legal.length === 0;
  }

  moverOf(site: Site): Mover | undefined {
    const order = this.order.get(site);
    if (order === undefined) return undefined;
    return this.options.players === 1 ? 0 : (((order - 1) % 2) as Mover);
  }

  dead(site: Site): boolean {
    return this.forbidden.has(site);
  }

  illegal(move: Move): Message | null {
    if (!this.graph.number.has(move)) return this.options.noSite(move);
    if (this.order.has(move)) return { key: 'why.taken', args: { at: move } };
    const by = this.forbidden.get(move);
    return by === undefined ? null : { key: 'why.conflict', args: { at: move, by } };
  }

  shadow(site: Site): Site[] {
    const i = this.graph.number.get(site);
    return i === undefined ? [] : this.graph.neighbours(i).map((other) => this.graph.sites[other]!);
  }

  /** What a screen reader says of a site. */
  says(site: Site): Message {
    const mover = this.moverOf(site);
    if (mover !== undefined) {
      const key = this.options.players === 1 ? 'says.token' : mover === 0 ? 'says.tokenFirst' : 'says.tokenSecond';
      return { key, args: { move: this.order.get(site)! } };
    }
    if (!this.graph.number.has(site)) return this.options.noSite(site);
    const by = this.forbidden.get(site);
    if (by !== undefined) return { key: 'says.forbidden', args: { by } };
    const weight = this.weight(site);
    return weight === undefined ? { key: 'says.free' } : { key: 'says.weighs', args: { weight } };
  }
}
