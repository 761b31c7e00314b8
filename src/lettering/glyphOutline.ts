import type { PathCommand } from 'opentype.js/dist/opentype.mjs';
import { CLOSE, CUBIC, LINE, MOVE, type Outline, OutlinePen, QUAD } from '../geometry/outline';

/**
 * A glyph's path (font units, y up) as an outline with y down. Zero-length lines, which opentype.js puts at the
 * start of some contours, are left out: a plotter would stop there.
 */
export function glyphOutline(commands: readonly PathCommand[]): Outline {
  const pen = new OutlinePen();
  let [x, y] = [Number.NaN, Number.NaN];
  for (const command of commands) {
    switch (command.type) {
      case 'M':
        pen.draw(MOVE, command.x, down(command.y));
        break;
      case 'L':
        if (command.x !== x || command.y !== y) pen.draw(LINE, command.x, down(command.y));
        break;
      case 'Q':
        pen.draw(QUAD, command.x1, down(command.y1), command.x, down(command.y));
        break;
      case 'C':
        pen.draw(
          CUBIC,
          command.x1,
          down(command.y1),
          command.x2,
          down(command.y2),
          command.x,
          down(command.y),
        );
        break;
      case 'Z':
        pen.draw(CLOSE);
    }
    if (command.type !== 'Z') [x, y] = [command.x, command.y];
  }
  return pen.outline();
}

/** Negates y without producing a negative zero on the baseline. */
function down(up: number): number {
  return 0 - up;
}
