import { boxUnder } from '../../geometry/box';
import { edgesMeet } from '../../geometry/edgesMeet';
import type { Matrix } from '../../geometry/matrix';
import { glyphBox } from '../../lettering/glyphBox';
import type { Line, PlacedGlyph } from '../../lettering/layLine';
import { glyphMatrix } from '../../lettering/letterOutline';
import type { Typeface } from '../../lettering/typeface';
import { edgesOf } from './edges';

/** A glyph of a line and the matrix from its font units to the line's mm. */
export interface LineGlyph {
  readonly gid: number;
  readonly toMm: Matrix;
}

interface Inked extends LineGlyph {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function inkOf(line: Line, typeface: Typeface, glyph: PlacedGlyph): Inked | undefined {
  const box = glyphBox(typeface, glyph.gid);
  if (!box) return undefined;
  const toMm = glyphMatrix(line, glyph);
  return { gid: glyph.gid, toMm, ...boxUnder(box, toMm) };
}

/** Edges of a glyph within a part of the line, to 0.1 mm. */
function edgesWithin(typeface: Typeface, glyph: Inked, from: Inked, to: Inked): number[][] {
  const placed = { outline: typeface.glyphOutline(glyph.gid), toMm: glyph.toMm };
  const edges = edgesOf([placed], { width: 0, height: 0, left: 0, top: 0, perMm: 0.5 });
  const [left, right] = [Math.max(from.left, to.left) / 2, Math.min(from.right, to.right) / 2];
  const within: number[][] = [];
  for (let at = 0; at < edges.length; at += 4) {
    const edge = Array.from(edges.subarray(at, at + 4));
    const [x0 = 0, , x1 = 0] = edge;
    if (Math.max(x0, x1) >= left && Math.min(x0, x1) <= right) within.push(edge);
  }
  return within;
}

/** Whether the ink of two glyphs overlaps, as a script's letters do. */
function join(typeface: Typeface, one: Inked, other: Inked): boolean {
  const apart =
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  if (apart) return false;
  const others = edgesWithin(typeface, other, one, other);
  return edgesWithin(typeface, one, one, other).some((edge) => others.some((it) => edgesMeet(edge, it)));
}

/** How many glyphs back a letter may still touch: a swash reaches over its neighbour. */
const BACK = 3;

/**
 * The glyphs of a line, grouped where their strokes overlap: a chisel cuts them as one. Characters the
 * font lacks and spaces are left out.
 */
export function joinedGlyphs(line: Line, typeface: Typeface): LineGlyph[][] {
  const inked = line.letters
    .filter(({ missing }) => !missing)
    .flatMap(({ glyphs }) => glyphs.flatMap((glyph) => inkOf(line, typeface, glyph) ?? []));
  const groups: Inked[][] = [];
  for (const glyph of inked) {
    const touched = groups
      .slice(-BACK)
      .filter((group) => group.slice(-BACK).some((before) => join(typeface, before, glyph)));
    const into = touched[0];
    if (!into) {
      groups.push([glyph]);
      continue;
    }
    for (const merged of touched.slice(1)) {
      into.push(...merged);
      groups.splice(groups.indexOf(merged), 1);
    }
    into.push(glyph);
  }
  return groups.map((group) => group.map(({ gid, toMm }) => ({ gid, toMm })));
}
