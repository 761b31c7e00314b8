import { bernsteinAt } from '../../../geometry/bezier';
import type { Contour } from '../../../geometry/strokes';

/** Into so many chords a curve is cut to see where it lies and how it bends: the order needs no more. */
export const CHORDS = 8;

/**
 * The ends of the chords along a contour, its start first, as x, y, x, y …: a plotter's file asks for a million of them.
 * A line is one chord.
 */
export function chordsAlong({ start, strokes }: Contour): Float64Array {
  const count = strokes.reduce((sum, { controls }) => sum + (controls ? CHORDS : 1), 1);
  const points = new Float64Array(2 * count);
  let at = 0;
  const put = (x: number, y: number) => {
    points[at] = x;
    points[at + 1] = y;
    at += 2;
  };
  put(...start);
  for (const { from, controls, to } of strokes) {
    if (controls) {
      const [[oneX, oneY], [twoX, twoY]] = controls;
      for (let chord = 1; chord < CHORDS; chord += 1) {
        const t = chord / CHORDS;
        put(bernsteinAt(from[0], oneX, twoX, to[0], t), bernsteinAt(from[1], oneY, twoY, to[1], t));
      }
    }
    put(...to);
  }
  return points;
}
