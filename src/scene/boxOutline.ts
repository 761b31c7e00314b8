import type { Box } from '../geometry/box';
import { CLOSE, LINE, MOVE, type Outline, OutlinePen } from '../geometry/outline';

/** A box as an outline, in the same mm. */
export function boxOutline({ left, top, right, bottom }: Box): Outline {
  const pen = new OutlinePen();
  pen.draw(MOVE, left, top);
  pen.draw(LINE, right, top);
  pen.draw(LINE, right, bottom);
  pen.draw(LINE, left, bottom);
  pen.draw(CLOSE);
  return pen.outline();
}
