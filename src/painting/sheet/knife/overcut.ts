import { type Contour, pointOf, type Stroke, splitAt } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';

/** Into so many chords a curve is cut to measure along it: of a curve of 100 mm, within 0.01 mm. */
const CHORDS = 64;

/** Where on a stroke a length from its start ends, from 0 to 1, and the length itself where the stroke is shorter. */
function reachOn(stroke: Stroke, length: Mm): { readonly t: number; readonly done: Mm } {
  const chords = stroke.controls ? CHORDS : 1;
  let [done, from] = [0, stroke.from];
  for (let chord = 1; chord <= chords; chord += 1) {
    const to = pointOf(stroke, chord / chords);
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (done + long >= length)
      return { t: (chord - 1 + (length - done) / (long || 1)) / chords, done: length };
    [done, from] = [done + long, to];
  }
  return { t: 1, done };
}

/** The strokes at the beginning of others, so many mm of them, or all where they are shorter. */
function beginning(strokes: readonly Stroke[], length: Mm): Stroke[] {
  const begun: Stroke[] = [];
  let left = length;
  for (const stroke of strokes) {
    if (!(left > 0)) break;
    const { t, done } = reachOn(stroke, left);
    begun.push(t < 1 ? splitAt(stroke, t)[0] : stroke);
    left -= done;
  }
  return begun;
}

/**
 * A closed contour that is followed on past its start by so many mm (within 0.01 mm), at most once more around: the two
 * ends of the cut then meet. It is open, since a machine would else go back. An open contour stays as it is.
 */
export function withOvercut(contour: Contour, length: Mm): Contour {
  if (!contour.closed || !(length > 0)) return contour;
  const { start, strokes } = contour;
  return { closed: false, start, strokes: [...strokes, ...beginning(strokes, length)] };
}
