import type { Move } from '../moves';
import type { Program, Stage } from '../program';
import { broken, changes, number } from './words';

/** A comment's length at most: a line of the control has 80 signs on its screen. */
const WIDTH = 68;

/** Below a stone's deepest cut, in mm, for the simulation's block. */
const BELOW = 20;

/** A number with its sign, as the control writes it. */
const signed = (value: number): string => (value < 0 ? number(value) : `+${number(value)}`);

function linesOf(moves: readonly Move[]): string[] {
  let before: Move | undefined;
  return moves.flatMap((move) => {
    const words = changes(move, before, (axis, value) => `${axis}${signed(value)}`);
    before = move;
    if (words.length === 0) return [];
    return [`L ${words.join(' ')} ${move.feed === undefined ? 'FMAX' : `F${number(move.feed)}`}`];
  });
}

const comments = (sentences: readonly string[]) => broken(sentences, WIDTH).map((line) => `; ${line}`);

function stageOf({ number: tool, name, moves }: Stage, { safeHeight, spindle }: Program): string[] {
  return [
    ...comments([name]),
    `TOOL CALL ${tool} Z S${number(spindle)}`,
    `L Z${signed(safeHeight)} R0 FMAX M3`,
    ...linesOf(moves),
    'M5',
  ];
}

/** Writes a program in Heidenhain's conversational language: numbered blocks, straight moves, feeds in mm a minute. */
export function heidenhain(program: Program): string {
  const { name, width, height, depth } = program;
  const blocks = [
    `BEGIN PGM ${name} MM`,
    ...comments(program.head),
    `BLK FORM 0.1 Z X+0 Y+0 Z${signed(-depth - BELOW)}`,
    `BLK FORM 0.2 X${signed(width)} Y${signed(height)} Z+0`,
    ...program.stages.flatMap((stage) => stageOf(stage, program)),
    'M30',
    `END PGM ${name} MM`,
  ];
  return `${blocks.map((block, index) => `${index} ${block}`).join('\n')}\n`;
}
