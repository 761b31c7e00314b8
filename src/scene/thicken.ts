import type { Outline } from '../geometry/outline';
import { outlineOf, polygonsOf } from '../geometry/polygon';
import type { Mm } from '../stone/numbers';
import { roundInset, united } from './frame/offset';

/** How far the straight pieces of a thickened outline may lie beside its curves, in mm: half of what is promised of a cut. */
const CHORD: Mm = 0.005;

/**
 * An outline whose strokes are all thicker by the same measure, half of it on each side. Ends and corners become round, as
 * the pen of a signature leaves them; gaps narrower than the measure close.
 *
 * @param outline in mm.
 * @param by in mm.
 */
export function thicken(outline: Outline, by: Mm): Outline {
  return outlineOf(roundInset(united(polygonsOf(outline, CHORD)), -by / 2));
}
