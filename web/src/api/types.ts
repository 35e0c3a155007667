// The server's answers as the page uses them; docs/api.md describes them all.

import type { GameId, Instance, Move } from '../model/types';

export interface MoveValue {
  move: Move;
  value: number | null;
}

export interface Run {
  version?: string;
  regime?: string;
  limit?: string;
  positions?: number | string;
}

export interface MovesResult {
  status: 'proved' | 'limit' | 'cancelled';
  moves: MoveValue[];
  run: Run;
}

export interface SolveResult {
  status: 'proved' | 'limit' | 'cancelled';
  value: number | null;
  answer: string | null;
  line: Move[] | null;
  bounds: { lower: number; upper: number } | null;
  run: Run;
}

export interface Progress {
  phase: string;
  done: number;
  total: number;
  seconds_left: number | null;
}

export interface ApiErrorBody {
  code: string;
  message: string;
  place?: { line: number; column: number; pointer?: string };
}

export interface Job<Result> {
  id: string | null;
  state: 'queued' | 'running' | 'done' | 'failed';
  seconds: number;
  progress: Progress | null;
  result: Result | null;
  error: ApiErrorBody | null;
}

export interface Limits {
  body_bytes: number;
  memory_bytes: number;
  seconds: number;
}

export interface GameInfo {
  name: GameId;
  title: string;
  examples: { title: string; instance: Instance }[];
}

export interface Games {
  version: string;
  limits: Limits;
  games: GameInfo[];
}
