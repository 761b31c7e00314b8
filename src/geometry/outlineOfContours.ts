import { CLOSE, CUBIC, LINE, MOVE, type Outline, OutlinePen } from './outline';
import type { Contour } from './strokes';

/** The outline that has these contours, stroke by stroke: what `contoursOf` makes of it is the same again. */
export function outlineOfContours(contours: readonly Contour[]): Outline {
  const pen = new OutlinePen();
  for (const { closed, start, strokes } of contours) {
    pen.draw(MOVE, ...start);
    for (const { controls, to } of strokes) {
      if (controls) pen.draw(CUBIC, ...controls[0], ...controls[1], ...to);
      else pen.draw(LINE, ...to);
    }
    if (closed) pen.draw(CLOSE);
  }
  return pen.outline();
}
