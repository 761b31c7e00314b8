import type { Program } from '../program';
import { gcode } from './gcode';

/** Writes a program for GRBL 1.1, which changes no tools: it stops for another one (M0) with the spindle off. */
export const grbl = (program: Program): string =>
  gcode(program, {
    start: ['G21', 'G90', 'G17', 'G94'],
    change: (_, isFirst) => (isFirst ? [] : ['M0']),
    end: ['M30'],
  });
