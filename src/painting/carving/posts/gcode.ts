import type { Move } from '../moves';
import type { Program, Stage } from '../program';
import { broken, changes, number } from './words';

/** GRBL takes 80 signs a line, brackets included; LinuxCNC 255. */
const WIDTH = 68;

/** What differs between the machines that read ISO 6983 (G-code). */
export interface Dialect {
  /** Commands before the first tool: units, plane, what was left over from another program. */
  readonly start: readonly string[];
  /** Puts a tool in; `isFirst` where it is the first. */
  readonly change: (number: number, isFirst: boolean) => readonly string[];
  readonly end: readonly string[];
}

/** A sentence as comments, one a line. */
export const comments = (sentences: readonly string[]): string[] =>
  broken(sentences, WIDTH).map((line) => `(${line})`);

function linesOf(moves: readonly Move[]): string[] {
  let before: Move | undefined;
  let fed: number | undefined;
  return moves.flatMap((move) => {
    const words = changes(move, before, (axis, value) => `${axis}${number(value)}`);
    before = move;
    if (words.length === 0) return [];
    if (move.feed === undefined) return [['G0', ...words].join(' ')];
    const feed = move.feed === fed ? [] : [`F${number(move.feed)}`];
    fed = move.feed;
    return [['G1', ...words, ...feed].join(' ')];
  });
}

function stageOf(
  { number: tool, name, moves }: Stage,
  { safeHeight, spindle }: Program,
  dialect: Dialect,
): string[] {
  return [
    ...comments([name]),
    ...dialect.change(tool, tool === 1),
    `S${number(spindle)} M3`,
    `G0 Z${number(safeHeight)}`,
    ...linesOf(moves),
    'M5',
  ];
}

/** Writes a program as G-code in a machine's dialect: mm, absolute, one command a line. */
export function gcode(program: Program, dialect: Dialect): string {
  return [
    ...comments(program.head),
    ...dialect.start,
    ...program.stages.flatMap((stage) => stageOf(stage, program, dialect)),
    ...dialect.end,
    '',
  ].join('\n');
}
