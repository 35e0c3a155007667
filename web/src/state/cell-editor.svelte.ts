// Editing by click and key: painting cells, typing their numbers, and changing graphs.

import type { GraphInstance } from '../model/games/graph-instance';
import { kMostDigits } from '../model/drawable';
import type { Place } from '../model/layout';
import type { Site } from '../model/types';
import { plainKey } from './plain-key';
import type { Session } from './session.svelte';

const kGraphKeys: Record<string, string> = { e: 'edge', Delete: 'delete' };
const kNudges: Record<string, Place> = { ArrowLeft: [-0.03, 0], ArrowRight: [0.03, 0], ArrowUp: [0, -0.03], ArrowDown: [0, 0.03] };

export class CellEditor {
  tool = $state('');
  selected = $state<Site | null>(null);
  /** Digits typed so far for the chosen cell, and the state that the last one made: any other ends the number. */
  private typed = '';
  private typedInto: object | null = null;

  /** Whether a stroke over the board paints. */
  paints(session: Session): boolean {
    return session.game.editing.tools(session.instance).length > 1 && this.tool !== '';
  }

  /** The tool in hand: one that fits the instance. */
  settle(session: Session): void {
    const tools = session.scene.kind === 'graph' ? ['move', 'vertex', 'edge', 'delete'] : session.game.editing.tools(session.instance).map((tool) => tool.key);
    if (!tools.includes(this.tool)) this.tool = tools[0] ?? '';
    this.selected = null;
  }

  pick(session: Session, site: Site): void {
    this.typed = '';
    if (session.scene.kind === 'graph') this.pickVertex(session, site, this.tool);
    else {
      const { editing } = session.game;
      this.selected = site;
      if (this.tool) session.edit(editing.paint(session.instance, site, this.tool));
    }
  }

  key(session: Session, event: KeyboardEvent, site: Site): void {
    if (!plainKey(event)) return;
    const handled = session.scene.kind === 'graph' ? this.graphKey(session, event, site) : this.cellKey(session, event.key, site);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private cellKey(session: Session, key: string, site: Site): boolean {
    const { editing } = session.game;
    const tool = editing.tools(session.instance).find(({ hotkey }) => hotkey === key.toLowerCase());
    if (tool) {
      this.tool = tool.key;
      this.pick(session, site);
      return true;
    }
    if (this.digitKey(session, key, site)) return true;
    if (key !== 'Delete' && key !== 'Backspace') return false;
    this.typed = '';
    this.selected = site;
    session.edit(editing.clear(session.instance, site));
    return true;
  }

  /** A digit of the first number of a cell or vertex, or taking back one that was typed. */
  private digitKey(session: Session, key: string, site: Site): boolean {
    const { editing } = session.game;
    const [field] = editing.values(session.instance, site);
    const goesOn = this.typed !== '' && this.selected === site && session.state === this.typedInto;
    if (!goesOn) this.typed = '';
    const digit = /^[0-9]$/.test(key);
    if (!field || (!digit && (key !== 'Backspace' || this.typed === ''))) return false;
    this.selected = site;
    this.typed = digit ? (this.typed + key).slice(0, kMostDigits) : this.typed.slice(0, -1);
    const next = editing.setValue(session.instance, site, field.key, Number(this.typed));
    if (goesOn) session.goOnEditing(next);
    else session.edit(next);
    this.typedInto = session.state;
    return true;
  }

  private graphKey(session: Session, event: KeyboardEvent, site: Site): boolean {
    const nudge = event.shiftKey ? kNudges[event.key] : undefined;
    if (nudge) {
      const inside = (x: number): number => Math.max(0, Math.min(1, x));
      session.movePlaces(session.places.map((place, i): Place =>
        (i === Number(site) - 1 ? [inside(place[0] + nudge[0]), inside(place[1] + nudge[1])] : place)), true);
      return true;
    }
    if (this.digitKey(session, event.key, site)) return true;
    const tool = kGraphKeys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (tool) this.pickVertex(session, site, tool);
    return tool !== undefined;
  }

  private pickVertex(session: Session, site: Site, tool: string): void {
    if (tool === 'delete') this.removeVertex(session, Number(site));
    else if (tool === 'edge' && this.selected !== null && this.selected !== site) {
      this.toggleEdge(session, Number(this.selected), Number(site));
      this.selected = null;
    } else this.selected = this.selected === site ? null : site;
  }

  addVertex(session: Session, place: Place): void {
    const instance = session.instance as GraphInstance;
    const graph = { ...instance.graph!, vertices: instance.graph!.vertices + 1 };
    const weights = instance.weights ? { weights: [...instance.weights, 1] } : {};
    session.edit({ ...instance, graph, ...weights } as GraphInstance, [...session.places, place]);
  }

  private removeVertex(session: Session, vertex: number): void {
    const instance = session.instance as GraphInstance;
    const { vertices, edges } = instance.graph!;
    const renumbered = edges.filter((edge) => !edge.includes(vertex))
      .map(([a, b]): [number, number] => [a > vertex ? a - 1 : a, b > vertex ? b - 1 : b]);
    const others = <T>(list: readonly T[]): T[] => list.filter((_, i) => i !== vertex - 1);
    this.selected = null;
    const weights = instance.weights ? { weights: others(instance.weights) } : {};
    session.edit({ ...instance, graph: { vertices: vertices - 1, edges: renumbered }, ...weights } as GraphInstance, others(session.places));
  }

  private toggleEdge(session: Session, a: number, b: number): void {
    const instance = session.instance as GraphInstance;
    const { vertices, edges } = instance.graph!;
    const others = edges.filter((edge) => !(edge.includes(a) && edge.includes(b)));
    const next: [number, number][] = others.length < edges.length ? others : [...edges, [Math.min(a, b), Math.max(a, b)]];
    session.edit({ ...instance, graph: { vertices, edges: next } } as GraphInstance);
  }
}
