import type { Program } from '../program';
import { gcode } from './gcode';

/**
 * Writes a program for LinuxCNC. G64 keeps the speed where the path turns, within 0.005 mm of it; Q does the same for
 * straight pieces that are joined.
 */
export const linuxcnc = (program: Program): string =>
  gcode(program, {
    start: ['G21', 'G90', 'G17', 'G94', 'G40', 'G49', 'G64 P0.005 Q0.002'],
    change: (number) => [`T${number} M6`, `G43 H${number}`],
    end: ['G49', 'M2'],
  });
