import { LruCache } from '../cache/lruCache';
import { boundsOf } from '../geometry/bounds';
import { transformOutline } from '../geometry/matrix';
import type { Outline } from '../geometry/outline';
import { outlineFromSvg } from '../geometry/svgPath';
import { characters } from '../stone/spacing';
import { glyphsByCharacter } from './glyphsByCharacter';
import type { Typeface } from './typeface';

/** Drawings as SVG path data (any unit, y down), by the character each stands for. */
export type Drawings = ReadonlyMap<string, string>;

/** The white on each side of a drawing, in cap heights: about what families give their capitals. */
const BEARING = 0.08;

/** The greatest width of a drawing in cap heights: a lying one (∞) would be too large if it were as high as a capital. */
const WIDEST = 1.2;

/** A drawing as a glyph: its outline and its advance, in font units. */
interface DrawnGlyph {
  readonly outline: Outline;
  readonly advance: number;
}

/** Sets a drawing between the baseline and the cap height: as high as a capital, or centred there where it is lower. */
function drawnGlyph(drawing: string, capHeight: number): DrawnGlyph | undefined {
  const outline = outlineFromSvg(drawing);
  const box = boundsOf(outline);
  if (!box || box.bottom <= box.top || box.right <= box.left) return undefined;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const k = Math.min(capHeight / height, (WIDEST * capHeight) / width);
  const bearing = BEARING * capHeight;
  const below = (capHeight - k * height) / 2;
  return {
    outline: transformOutline(outline, [k, 0, 0, k, bearing - k * box.left, -below - k * box.bottom]),
    advance: k * width + 2 * bearing,
  };
}

/** The number of sets of drawings kept per typeface: more than the lines of any stone have. */
const KEPT = 32;

/** The first glyph that is a drawing, for typefaces that have some. */
const firstDrawn = new WeakMap<Typeface, number>();

/** Whether a glyph is the catalogue's drawing and not the family's own. */
export function isDrawn(typeface: Typeface, gid: number): boolean {
  return gid >= (firstDrawn.get(typeface) ?? Number.POSITIVE_INFINITY);
}

const made = new WeakMap<Typeface, LruCache<string, Typeface>>();

/**
 * The same typeface with drawings in place of characters that it lacks; its own glyph stays where it has one. A drawing is a
 * glyph like any other, so the spacing rule, the checks and every painter treat it as a letter.
 *
 * @returns the same object for the same drawings, since painters keep glyphs by their typeface.
 */
export function withDrawings(typeface: Typeface, drawings: Drawings): Typeface {
  if (drawings.size === 0) return typeface;
  const ofTypeface = made.get(typeface) ?? new LruCache<string, Typeface>({ most: KEPT });
  made.set(typeface, ofTypeface);
  return ofTypeface.getOrMake(JSON.stringify([...drawings]), () => makeWithDrawings(typeface, drawings));
}

function makeWithDrawings(typeface: Typeface, drawings: Drawings): Typeface {
  const { glyphCount } = typeface;
  const drawn: DrawnGlyph[] = [];
  const gids = new Map<string, number>();
  for (const [character, drawing] of drawings) {
    const glyph = drawnGlyph(drawing, typeface.capHeight);
    if (glyph) gids.set(character, glyphCount + drawn.push(glyph) - 1);
  }
  const ofGid = (gid: number) => drawn[gid - glyphCount];
  const withDrawn: Typeface = {
    ...typeface,
    glyphCount: glyphCount + drawn.length,
    shape(text) {
      const glyphs = typeface.shape(text);
      if (glyphs.every(({ gid }) => gid !== 0)) return glyphs;
      const clusters = characters(text);
      return glyphsByCharacter(glyphs, clusters).flatMap((own, index) => {
        const gid = gids.get(clusters[index] ?? '');
        const [first] = own;
        if (gid === undefined || !first || own.every((glyph) => glyph.gid !== 0)) return own;
        const advance = ofGid(gid)?.advance ?? 0;
        return [{ gid, cluster: first.cluster, advance, xOffset: 0, yOffset: 0 }];
      });
    },
    advance: (gid) => ofGid(gid)?.advance ?? typeface.advance(gid),
    glyphOutline: (gid) => ofGid(gid)?.outline ?? typeface.glyphOutline(gid),
    // The drawings need no freeing, and the typeface is its owner's to close.
    close: () => undefined,
  };
  firstDrawn.set(withDrawn, glyphCount);
  return withDrawn;
}
