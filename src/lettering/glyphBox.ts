import { boundsOf } from '../geometry/bounds';
import type { Box } from '../geometry/box';
import type { Typeface } from './typeface';

const known = new WeakMap<Typeface, Map<number, Box | undefined>>();

/** The tight box of a glyph in font units, worked out once; undefined where it has no ink. */
export function glyphBox(typeface: Typeface, gid: number): Box | undefined {
  let ofTypeface = known.get(typeface);
  if (!ofTypeface) {
    ofTypeface = new Map();
    known.set(typeface, ofTypeface);
  }
  if (!ofTypeface.has(gid)) ofTypeface.set(gid, boundsOf(typeface.glyphOutline(gid)));
  return ofTypeface.get(gid);
}
