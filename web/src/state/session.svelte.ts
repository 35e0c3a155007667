// The one board that is looked at: instance, line of moves, place in it, players, hints, and all that follows.

import type { Progress } from '../api/types';
import { model } from '../model/catalog';
import { bestMoves, goalOf, positionValue, type First, type Goal, type Ply } from '../model/evaluation';
import type { GraphInstance } from '../model/games/graph-instance';
import { History } from '../model/history';
import { arranged, square, type Place } from '../model/layout';
import { told } from '../model/problem';
import { encode, type Mode, type Shared, type Side, type Strength } from '../model/share';
import type { Instance, Message, Move, Mover, Site } from '../model/types';
import { Analyst, type Known, type Question } from './analyst.svelte';
import { solvedLine, walkedLine } from './best-line';
import type { Opened } from './open';

export type Player = 'human' | Strength;

interface Board {
  instance: Instance;
  moves: Move[];
  first: First;
  places: Place[];
}

/** Most vertices that springs arrange in about a second. */
const kMostArranged = 400;

/** Where the vertices of a graph without places go. */
export function placesFor(instance: Instance): Place[] {
  const { graph } = instance as GraphInstance;
  if (!graph) return [];
  return graph.vertices <= kMostArranged ? arranged(graph.vertices, graph.edges.map(([a, b]) => [a - 1, b - 1])) : square(graph.vertices);
}

export class Session {
  private board = $state.raw<Board>()!;
  ply = $state(0);
  mode = $state<Mode>('analyse');
  /** Which side the reader plays, and how the program does. */
  side = $state<Side>('first');
  strength = $state<Strength>('perfect');
  /** Whether values are shown: chosen for each mode, and kept until it is changed. */
  private hintsIn = $state<Record<Mode, boolean>>({ analyse: true, play: false, edit: false });
  /** Chessboard: value removals of blocked pieces, too. */
  all = $state(false);
  selected = $state<Site | null>(null);
  /** The move that is pointed at in a list, shown on the board. */
  pointed = $state<Move | null>(null);
  /** The site on the board that is pointed at, told of beside it. */
  hovered = $state<Site | null>(null);
  message = $state.raw<Message | null>(null);
  /** Number, from 0, of the mistake in the line that is looked at again. */
  private lessonPly = $state<number | null>(null);
  busyLine = $state(false);
  lineProgress = $state.raw<{ progress: Progress | null; seconds: number } | null>(null);
  playing = $state(false);
  readonly analyst = new Analyst();
  private history: History<Board>;
  private steps = $state(0);
  private lineAbort: AbortController | null = null;

  constructor(shared: Shared) {
    const places = shared.places?.map(([x, y]): Place => [x / 1000, y / 1000]) ?? placesFor(shared.instance);
    this.board = { instance: shared.instance, moves: shared.moves, first: shared.first, places };
    this.history = new History(this.board);
    this.ply = shared.ply;
    this.mode = shared.mode ?? 'analyse';
    this.side = shared.side ?? 'first';
    this.strength = shared.strength ?? 'perfect';
  }

  static of({ instance, places }: Opened): Session {
    const session = new Session({ instance, moves: [], ply: 0, first: 'max' });
    if (places) session.movePlaces(places, false);
    return session;
  }

  /** Another mode. Editing stops what goes on with the line: its panels are not shown then. */
  setMode(mode: Mode): void {
    this.mode = mode;
    this.selected = null;
    if (mode !== 'edit') return;
    this.playing = false;
    this.stopLine();
  }

  get hints(): boolean {
    return this.hintsIn[this.mode];
  }

  set hints(shown: boolean) {
    this.hintsIn[this.mode] = shown;
  }

  /** Another object after every change of the board, its line, or its drawing. */
  get state(): object {
    return this.board;
  }

  readonly instance = $derived.by(() => this.board.instance);
  readonly moves = $derived.by(() => this.board.moves);
  readonly first = $derived.by(() => this.board.first);
  readonly places = $derived.by(() => this.board.places);
  readonly game = $derived.by(() => model(this.instance.game));
  readonly played = $derived.by(() => this.moves.slice(0, this.ply));
  readonly position = $derived.by(() => this.game.position(this.instance, this.played));
  /** The position at the end of the line. */
  readonly last = $derived.by(() => (this.ply === this.moves.length ? this.position : this.game.position(this.instance, this.moves)));
  /** Editing is about the board before the first move. */
  readonly scene = $derived.by(() =>
    this.game.scene(this.instance, this.mode === 'edit' ? this.game.position(this.instance, []) : this.position));
  readonly players = $derived.by((): [Player, Player] => {
    if (this.mode !== 'play' || this.game.players === 1) return ['human', 'human'];
    return [this.side === 'first' || this.side === 'both' ? 'human' : this.strength, this.side === 'second' || this.side === 'both' ? 'human' : this.strength];
  });
  /** The program is to move: its turn in Play, at the end of the line. */
  readonly programMoves = $derived.by(() =>
    this.players[this.position.mover] !== 'human' && !this.position.over && this.ply === this.moves.length);
  /** What sites that are bare numbers are called. */
  readonly single = $derived.by(() => (this.scene.kind === 'graph' ? 'says.vertex' : this.game.id === 'bus' ? 'says.seat' : 'says.cellOfLine'));
  readonly canUndo = $derived.by(() => (this.steps, this.history.canUndo));
  readonly canRedo = $derived.by(() => (this.steps, this.history.canRedo));

  // --- What is known of the present position ---

  readonly question = $derived.by(() => this.questionAt(this.ply));
  readonly known = $derived.by((): Known | undefined => this.knownOf(this.question));
  readonly goal = $derived.by((): Goal => this.goalAt(this.ply));
  readonly candidates = $derived.by(() => (this.known?.state === 'done' ? this.known.result.moves : []));
  readonly value = $derived.by(() => this.values[this.ply] ?? null);
  readonly best = $derived.by(() => bestMoves(this.goal, this.value, this.candidates));

  questionAt(ply: number): Question {
    return { instance: this.instance, moves: this.moves.slice(0, ply), first: this.first, all: this.all && ply === this.ply };
  }

  private knownOf(question: Question): Known | undefined {
    const known = this.analyst.get(question);
    return known ?? (question.all ? undefined : this.analyst.get({ ...question, all: true }));
  }

  /** Value of the position after `ply` moves: by its own analysis, or as the value of the move that led to it. */
  valueOf(ply: number): number | null {
    if (ply === this.moves.length && this.last.over) return this.last.result;
    const known = this.knownOf(this.questionAt(ply));
    if (known?.state === 'done' && known.result.status === 'proved') return positionValue(this.goalAt(ply), known.result.moves);
    return ply > 0 ? this.moveValue(ply - 1) : null;
  }

  /** Whether the values leave out legal moves: removals of blocked pieces are valued on demand. */
  readonly partial = $derived.by(() => {
    const hidden = this.position.hidden?.[0];
    return hidden !== undefined && !this.candidates.some(({ move }) => move === hidden);
  });

  /** Value of the move with this number, from 0, of the line. */
  private moveValue(index: number): number | null {
    const known = this.knownOf(this.questionAt(index));
    if (known?.state !== 'done') return null;
    return known.result.moves.find((candidate) => candidate.move === this.moves[index])?.value ?? null;
  }

  /** Values of all positions of the line, the start first. */
  readonly values = $derived.by(() => Array.from({ length: this.moves.length + 1 }, (_, ply) => this.valueOf(ply)));

  /** The line against perfect play. */
  readonly review = $derived.by((): Ply[] => this.moves.map((move, index) =>
    ({ move, goal: this.goalAt(index), best: this.values[index]!, value: this.values[index + 1]! })));

  moverAt(index: number): Mover {
    return this.game.players === 1 ? 0 : ((index % 2) as Mover);
  }

  private goalAt(ply: number): Goal {
    return goalOf(this.game.objective, this.moverAt(ply), this.first);
  }

  /** What the server should be asked: the position on the board first, then the line. */
  readonly wanted = $derived.by((): Question[] => {
    if (this.mode === 'edit') return [];
    const engineMoves = this.mode === 'play' && this.players[this.position.mover] === 'perfect';
    const finished = this.position.over;
    if (!this.hints && !engineMoves && !finished) return [];
    const others = this.hints || finished ? this.moves.map((_, index) => index).filter((index) => index !== this.ply) : [];
    const open = [this.ply, ...others].filter((ply) => ply < this.moves.length || !this.last.over);
    return open.map((ply) => this.questionAt(ply));
  });

  // --- Changing the board ---

  private push(next: Partial<Board>, ply: number): void {
    this.stopLine();
    this.board = { ...this.board, ...next };
    this.history.push(this.board);
    this.ply = ply;
    this.settle();
  }

  private settle(): void {
    this.lessonPly = null;
    this.selected = null;
    this.pointed = null;
    this.message = null;
    this.steps++;
  }

  open({ instance, places }: Opened): void {
    this.push({ instance, moves: [], places: places ?? placesFor(instance) }, 0);
    this.all = false;
  }

  /** An edited instance: the line played before no longer belongs to it. */
  edit(instance: Instance, places?: Place[]): void {
    const selected = this.selected;
    this.push({ instance, moves: [], places: places ?? this.places }, 0);
    this.selected = selected;
  }

  /** The last edit goes on to `instance`: one step to undo. */
  goOnEditing(instance: Instance): void {
    this.board = { ...this.board, instance };
    this.history.replace(this.board);
    this.steps++;
  }

  movePlaces(places: Place[], done: boolean): void {
    this.board = { ...this.board, places };
    if (done) this.history.push(this.board);
    this.steps++;
  }

  setFirst(first: First): void {
    this.push({ first, moves: [] }, 0);
  }

  undo(): void {
    this.restore(this.history.undo());
  }

  redo(): void {
    this.restore(this.history.redo());
  }

  private restore(board: Board): void {
    this.stopLine();
    const before = this.board;
    this.board = board;
    this.ply = before.instance === board.instance && board.moves.length >= before.moves.length ? board.moves.length : Math.min(this.ply, board.moves.length);
    this.settle();
  }

  // --- Playing ---

  play(move: Move): boolean {
    const reason = this.position.over ? ({ key: 'why.over' } as Message) : this.position.illegal(move);
    if (reason) {
      this.message = reason;
      return false;
    }
    const learning = this.lesson !== null && this.best.size > 0;
    if (learning && !this.best.has(move)) {
      this.message = { key: 'lesson.wrong' };
      return false;
    }
    if (this.moves[this.ply] === move) this.go(this.ply + 1);
    else this.push({ moves: [...this.played, move] }, this.ply + 1);
    if (learning) this.message = { key: 'lesson.right' };
    return true;
  }

  /** Takes back the last move, and the program's answer to it. */
  takeBack(): void {
    let ply = this.ply - 1;
    if (this.mode === 'play') while (ply > 0 && this.players[this.moverAt(ply)] !== 'human') --ply;
    if (ply >= 0) this.push({ moves: this.moves.slice(0, ply) }, ply);
  }

  restart(): void {
    this.push({ moves: [] }, 0);
  }

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.moves.length, ply));
    this.selected = null;
    this.pointed = null;
    this.message = null;
  }

  /** Lets the line play itself from here, from the start where this is its end; or pauses it. */
  autoplay(): void {
    if (!this.playing && this.ply >= this.moves.length) this.go(0);
    this.playing = !this.playing && this.moves.length > 0;
  }

  continueFromHere(): void {
    this.push({ moves: this.played }, this.ply);
    this.playing = false;
  }

  // --- The best line ---

  private stopLine(): void {
    this.lineAbort?.abort();
    this.lineAbort = null;
    this.busyLine = false;
    this.lineProgress = null;
  }

  cancelLine(): void {
    this.stopLine();
  }

  /** Adds a line of best play from the position on the board to the end. */
  async showBestLine(): Promise<void> {
    this.stopLine();
    const abort = new AbortController();
    this.lineAbort = abort;
    this.busyLine = true;
    const { ply, played } = this;
    const progress = (at: Progress | null, seconds: number): void => {
      if (!abort.signal.aborted) this.lineProgress = { progress: at, seconds };
    };
    try {
      const line = ply === 0 ? await solvedLine(this.instance, this.first, { signal: abort.signal, progress })
        : await walkedLine(this.analyst, { instance: this.instance, moves: played, first: this.first, all: false }, abort.signal);
      if (abort.signal.aborted) return;
      this.push({ moves: line }, ply);
    } catch (error) {
      if (abort.signal.aborted) return;
      this.stopLine();
      this.message = told(error);
    }
  }

  // --- Mistakes ---

  /** The move of the line that was a mistake, while the position before it is looked at to learn from it. */
  readonly lesson = $derived.by(() => (this.lessonPly !== null && this.ply === this.lessonPly ? this.moves[this.lessonPly] ?? null : null));

  /** Shows the position before the mistake with this number, with all values. */
  learn(ply: number): void {
    this.mode = 'analyse';
    this.hints = true;
    this.go(ply);
    this.lessonPly = ply;
    this.pointed = this.moves[ply] ?? null;
  }

  // --- Sharing ---

  /** The position as a fragment of an address; `all` tells what is done with it, too. */
  fragment(all: boolean): Promise<string> {
    const { instance, moves, ply, first, places, mode, side, strength } = this;
    const thousandths = places.map(([x, y]): Place => [Math.round(x * 1000), Math.round(y * 1000)]);
    return encode({ instance, moves, ply, first, ...(places.length ? { places: thousandths } : {}), ...(all ? { mode, side, strength } : {}) });
  }
}
