import { keyOf } from '../../cache/keyOf';
import type { Box } from '../../geometry/box';
import { type Matrix, transformOutline } from '../../geometry/matrix';
import type { Line } from '../../lettering/layLine';
import type { Typeface } from '../../lettering/typeface';
import { cutSizeOf } from '../../scene/cutSize';
import type { LetteringNode, OrnamentNode } from '../../scene/scene';
import type { AttachmentMaterial } from '../../stone/catalogue/attachment';
import type { Mm } from '../../stone/numbers';
import type { Casting } from './castShadow';
import type { PlacedOutline } from './edges';
import { glyphFamily } from './glyphFamily';
import { joinedGlyphs, type LineGlyph } from './joinedGlyphs';
import type { Workmanship } from './workmanship';

/** How a part of an attachment is carried out, lengths in the element's mm. */
export interface PartWork {
  readonly material: AttachmentMaterial;
  readonly work: Workmanship;
  /** Given for the lowest part: what casts the shadow of the whole. */
  readonly castings?: readonly Casting[];
}

/** A shape of an element that is cut or mounted as one: a letter, overlapping letters, an ornament. */
export interface ReliefShape {
  /** The same for shapes that differ only in size and place. */
  readonly family: string;
  /** Where the shape's own origin lies in the element's mm. */
  readonly x: Mm;
  readonly y: Mm;
  /** The shape's size in the element's mm, to compare it with others of its family: a cap height, or a side. */
  readonly measure: Mm;
  /** The cap height in the element's mm, or its equivalent for an ornament. */
  readonly size: Mm;
  /** Its glyphs about its origin in the element's mm; undefined for an ornament. */
  readonly glyphs: readonly LineGlyph[] | undefined;
  /** Given for a piece of something too large to be carved as one: only the content of this box is painted. */
  readonly within?: Box;
  /** Given for a part of an attachment: its material and how it is carried out. */
  readonly part?: PartWork;
  /** Its outlines about its origin in the element's mm. */
  readonly outlines: () => PlacedOutline[];
}

const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix => [a, b, c, d, e - x, f - y];

const shapesOfLines = new WeakMap<Line, ReliefShape[]>();

/** The shapes of a line of letters, computed once per line; characters the font lacks are left out. */
export function shapesOfLettering({ line, typeface }: LetteringNode): readonly ReliefShape[] {
  let shapes = shapesOfLines.get(line);
  if (!shapes) {
    shapes = shapesOfLine(line, typeface);
    shapesOfLines.set(line, shapes);
  }
  return shapes;
}

function shapesOfLine(line: Line, typeface: Typeface): ReliefShape[] {
  return joinedGlyphs(line, typeface).map((group) => {
    const [x, y] = [group[0]?.toMm[4] ?? 0, group[0]?.toMm[5] ?? 0];
    const glyphs = group.map(({ gid, toMm }) => ({ gid, toMm: moved(toMm, x, y) }));
    return {
      family: glyphFamily(typeface, line.capHeight, glyphs),
      x,
      y,
      measure: line.capHeight,
      size: line.capHeight,
      glyphs,
      outlines: () => glyphs.map(({ gid, toMm }) => ({ outline: typeface.glyphOutline(gid), toMm })),
    };
  });
}

/** The one shape of an ornament on a stone, `scale` times its natural size. */
export function shapeOfOrnament(node: OrnamentNode): ReliefShape {
  const { source, outline, box, place } = node;
  return {
    family: keyOf(source),
    x: 0,
    y: 0,
    measure: Math.max(box.right - box.left, box.bottom - box.top),
    size: cutSizeOf(node) / place.scale,
    glyphs: undefined,
    outlines: () => [{ outline, toMm: [1, 0, 0, 1, 0, 0] }],
  };
}

/** Outlines made `factor` times larger about their origin. */
export function enlarged(outlines: readonly PlacedOutline[], factor: number): PlacedOutline[] {
  return outlines.map(({ outline, toMm }) => ({
    outline: transformOutline(outline, toMm),
    toMm: [factor, 0, 0, factor, 0, 0],
  }));
}
