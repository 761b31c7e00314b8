import type { Mm } from '../../stone/numbers';
import { type Cutting, measureOf } from './measures';
import { type Move, movesOf } from './moves';
import type { CuttingTool, Toolpath } from './toolpath';

/** What is done with one tool. */
export interface Stage {
  /** The tool's number, from 1. */
  readonly number: number;
  /** What the tool is, for whoever puts it in. */
  readonly name: string;
  readonly moves: readonly Move[];
}

/** A machine's program before it is written in the machine's language: in mm, the origin at the stone's lower left, y up. */
export interface Program {
  /** The name: letters and digits. */
  readonly name: string;
  /** What stands at its head, in Latin letters without accents. */
  readonly head: readonly string[];
  readonly stages: readonly Stage[];
  readonly safeHeight: Mm;
  readonly spindle: number;
  /** The stone's sides. */
  readonly width: Mm;
  readonly height: Mm;
  readonly depth: Mm;
}

/** Moves from the stone's lower left, y up. */
const fromLowerLeft = (moves: readonly Move[], height: Mm): Move[] =>
  moves.map((move) => ({
    ...move,
    to: [move.to[0], Math.round((height - move.to[1]) * 1000) / 1000, move.to[2]],
  }));

/** What each tool of a toolpath does. */
export function stagesOf(
  { jobs }: Toolpath,
  height: Mm,
  cutting: Cutting,
  nameOf: (tool: CuttingTool) => string,
): Stage[] {
  return jobs.map(({ tool, runs }, index) => ({
    number: index + 1,
    name: nameOf(tool),
    moves: fromLowerLeft(movesOf(runs, cutting), height),
  }));
}

/** A program of stages. */
export function programOf(
  given: Pick<Program, 'name' | 'head' | 'stages' | 'width' | 'height'>,
  cutting: Cutting,
): Program {
  return {
    ...given,
    safeHeight: measureOf(cutting, 'safeHeight'),
    spindle: measureOf(cutting, 'spindle'),
    depth: measureOf(cutting, cutting.pocket === undefined ? 'depth' : 'pocket'),
  };
}
