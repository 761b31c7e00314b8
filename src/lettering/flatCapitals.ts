import { boundsOf } from '../geometry/bounds';
import type { Typeface } from './typeface';

/** Capitals that end flat. H is left out: in Cinzel Decorative it has a flourish that is half as high as the letter. */
const FLAT = ['E', 'I', 'T'];

/** How far capitals of one height may differ: in Cinzel they do by 2.7 %, and its font's figure is one of them. */
const ALIKE = 0.005;

/** A figure is left alone when it is no further off: a font's designer knows which of the capitals to name. */
const OFF = 0.01;

/** The height in font units on which the flat capitals agree; undefined where they do not. */
function flatHeight(typeface: Typeface): number | undefined {
  const heights = FLAT.flatMap((letter) => {
    const [glyph] = typeface.shape(letter);
    const box = glyph && glyph.gid > 0 ? boundsOf(typeface.glyphOutline(glyph.gid)) : undefined;
    return box ? box.bottom - box.top : [];
  }).sort((a, b) => a - b);
  const [least, middle, most] = heights;
  if (least === undefined || middle === undefined || most === undefined) return undefined;
  return most <= least * (1 + ALIKE) ? middle : undefined;
}

/**
 * A typeface by revision 1 of the measures (docs/decisions.md section 2): its cap height is that of the flat capitals,
 * as a mason lays his rule to them, where they agree with one another and differ from the font's own figure by more
 * than 1 %. Of the families on offer these are Josefin Sans, whose figure is 3.6 % too low, and Cinzel Decorative, 2.6 %.
 *
 * @returns the same typeface where its figure holds; closing either closes both.
 */
export function byFlatCapitals(typeface: Typeface): Typeface {
  const capHeight = flatHeight(typeface);
  if (capHeight === undefined || Math.abs(capHeight / typeface.capHeight - 1) <= OFF) return typeface;
  return { ...typeface, capHeight };
}
