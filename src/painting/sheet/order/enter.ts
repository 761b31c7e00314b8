import { type Contour, splitAt } from '../../../geometry/strokes';
import type { Entry } from './entries';

/** A closed contour that begins, and ends, where it is entered; its direction stays, and so does what it encloses. */
export function enter({ strokes }: Contour, { stroke, t }: Pick<Entry, 'stroke' | 't'>): Contour {
  const [entered, before, behind] = [strokes[stroke], strokes.slice(0, stroke), strokes.slice(stroke + 1)];
  if (!entered) throw new RangeError(`A contour of ${strokes.length} strokes has none at ${stroke}`);
  if (t === 0) return { closed: true, start: entered.from, strokes: [entered, ...behind, ...before] };
  const [last, first] = splitAt(entered, t);
  return { closed: true, start: first.from, strokes: [first, ...behind, ...before, last] };
}
