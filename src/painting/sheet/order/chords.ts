import type { Point } from '../../../geometry/point';
import type { Stroke } from '../../../geometry/strokes';

/** Into so many chords a curve is cut to see where it lies and how it bends: the order needs no more. */
const COUNT = 8;

/** The ends of the chords along a stroke, its start left out. A plotter's file asks for a million of them. */
export function chordsAlong({ from, controls, to }: Stroke): Point[] {
  if (!controls) return [to];
  const [[x1, y1], [x2, y2]] = controls;
  const ends: Point[] = [];
  for (let chord = 1; chord < COUNT; chord += 1) {
    const t = chord / COUNT;
    const rest = 1 - t;
    const [a, b, c, d] = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t];
    ends.push([a * from[0] + b * x1 + c * x2 + d * to[0], a * from[1] + b * y1 + c * y2 + d * to[1]]);
  }
  ends.push(to);
  return ends;
}
