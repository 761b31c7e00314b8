import { bendOf, chordsFor } from './bezier';
import type { Point } from './point';
import { type Contour, pointOf, type Stroke, splitAt } from './strokes';

/** The most chords that stand for one curve: more than an arch of ten metres needs. */
const MOST_CHORDS = 1000;

/** A curve whose points bend by less than this, in mm, is a line. */
const FLAT = 0.0005;

/** How many chords a stroke needs. */
function chordsOf({ from, to, controls }: Stroke, chord: number): number {
  if (!controls) return 1;
  const [one, two] = controls;
  const ahead = [one[0], one[1], two[0], two[1], to[0], to[1]];
  // A single chord has no corner to move, and short curves are frequent.
  const least = bendOf(...from, ahead) > FLAT ? 2 : 1;
  return Math.min(MOST_CHORDS, Math.max(least, chordsFor(...from, ahead, chord)));
}

/** Where between 0 and 1 a cubic curve turns back on one axis, by its values there. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [b - a, c - b, d - c];
  const [square, linear] = [p - 2 * q + r, 2 * (q - p)];
  const root = Math.sqrt(Math.max(0, linear * linear - 4 * square * p));
  // Avoids cancellation, and also works where the curve is quadratic.
  const sum = -0.5 * (linear + (linear < 0 ? -root : root));
  return [sum / square, p / sum].filter((t) => t > 1e-6 && t < 1 - 1e-6);
}

/** A stroke split where it reaches farthest up, down, left or right. */
function atExtremes(stroke: Stroke): Stroke[] {
  const { from, to, controls } = stroke;
  if (!controls) return [stroke];
  const [one, two] = controls;
  const places = [turns(from[0], one[0], two[0], to[0]), turns(from[1], one[1], two[1], to[1])].flat();
  let rest = stroke;
  let done = 0;
  const pieces: Stroke[] = [];
  for (const t of [...new Set(places)].sort((a, b) => a - b)) {
    const [piece, behind] = splitAt(rest, (t - done) / (1 - done));
    pieces.push(piece);
    rest = behind;
    done = t;
  }
  return [...pieces, rest];
}

/**
 * A point standing in for the curve at t when it is cut into this many chords: moved outwards so that the
 * chords add as much ink as they remove. Points on the curve itself would remove a little from every fine leaf.
 */
function cornerAt(stroke: Stroke, t: number, count: number): Point {
  const { from, to, controls } = stroke;
  const [x, y] = pointOf(stroke, t);
  if (!controls) return [x, y];
  const [one, two] = controls;
  // Chords deviate by up to an eighth of the second derivative times their step squared, two thirds of that on
  // average; the first and the last point, which other strokes share, stay in place.
  const outwards = 1 / (12 * count * (count - 1));
  const shift = (axis: 0 | 1) => {
    const [early, late] = [from[axis] - 2 * one[axis] + two[axis], one[axis] - 2 * two[axis] + to[axis]];
    return 6 * ((1 - t) * early + t * late) * outwards;
  };
  return [x - shift(0), y - shift(1)];
}

/**
 * The points of a contour, the first one included; a closed contour's last point is its first. A curve's farthest
 * points to each side are among them, so that a letter keeps its width and height.
 *
 * @param chord how far the chords may deviate from the curves, in mm.
 */
export function flattened({ start, strokes }: Contour, chord: number): Point[] {
  return [
    start,
    ...strokes.flatMap(atExtremes).flatMap((stroke) => {
      const count = chordsOf(stroke, chord);
      return Array.from({ length: count }, (_, index) =>
        index + 1 === count ? stroke.to : cornerAt(stroke, (index + 1) / count, count),
      );
    }),
  ];
}
