import { CLOSE, CUBIC, LINE, MOVE, type Outline } from './outline';
import type { Contour } from './strokes';

/** The outline that has these contours, stroke by stroke: what `contoursOf` makes of it is the same again. */
export function outlineOfContours(contours: readonly Contour[]): Outline {
  const verbs: number[] = [];
  const coords: number[] = [];
  for (const { closed, start, strokes } of contours) {
    verbs.push(MOVE);
    coords.push(start[0], start[1]);
    for (const { controls, to } of strokes) {
      verbs.push(controls ? CUBIC : LINE);
      if (controls) coords.push(controls[0][0], controls[0][1], controls[1][0], controls[1][1]);
      coords.push(to[0], to[1]);
    }
    if (closed) verbs.push(CLOSE);
  }
  return { verbs: Uint8Array.from(verbs), coords: Float64Array.from(coords) };
}
