import { boxAround, type Contour, contoursOf, mapContours } from '../../../geometry/contour';
import { joinMatrices } from '../../../geometry/matrix';
import type { Outline } from '../../../geometry/outline';
import { glyphMatrix } from '../../../lettering/letterOutline';
import type { FoundCharacter } from '../../../stone/finding';
import type { Mm } from '../../../stone/numbers';
import { boxOutline } from '../../boxOutline';
import { placeMatrix } from '../../place';
import type { SceneNode } from '../../scene';
import type { Shape } from './distance';

/**
 * How far a chord may deviate from its curve: for ornaments in mm of their natural size, for glyphs in cap heights,
 * which is a fifth of the precision of distances in letters of 80 mm.
 */
const TOLERANCE: Mm = 0.002;
const OF_CAP_HEIGHT = 1 / 20_000;

/** One piece of ink on the stone: a character of a line, or all of anything else. */
export interface Piece extends Shape {
  readonly node: SceneNode;
  /** Which character it is; undefined for anything but lettering. */
  readonly character: FoundCharacter | undefined;
}

/** The contours of an outline, cached by it: glyphs and ornaments are the same objects in every scene. */
const kept = new WeakMap<Outline, readonly Contour[]>();

function contoursKept(outline: Outline, tolerance: number): readonly Contour[] {
  const known = kept.get(outline);
  if (known) return known;
  const contours = contoursOf(outline, tolerance);
  kept.set(outline, contours);
  return contours;
}

/** The contours of a node's pieces in the stone's mm, each with its character. */
function contoursIn(node: SceneNode): { contours: readonly Contour[]; character?: FoundCharacter }[] {
  const onStone = placeMatrix(node.place);
  const whole = (outlines: readonly Outline[]) => [
    { contours: outlines.flatMap((outline) => mapContours(contoursKept(outline, TOLERANCE), onStone)) },
  ];
  switch (node.kind) {
    case 'lettering': {
      const { typeface, line, element } = node;
      return line.letters.map(({ glyphs, index, cluster: character }) => ({
        contours: glyphs.flatMap((glyph) =>
          mapContours(
            contoursKept(typeface.glyphOutline(glyph.gid), typeface.capHeight * OF_CAP_HEIGHT),
            joinMatrices(onStone, glyphMatrix(line, glyph)),
          ),
        ),
        character: { element, index, character },
      }));
    }
    case 'ornament':
    case 'medallion':
    case 'etching':
    case 'frame':
      return whole([node.outline]);
    case 'attachment':
      return whole(node.layers.map(({ outline }) => outline));
    case 'image':
    case 'unavailable':
      return whole([boxOutline(node.box)]);
  }
}

/** The pieces of a node on the stone; those without ink are left out. */
export function piecesOf(node: SceneNode): readonly Piece[] {
  return contoursIn(node).flatMap(({ contours, character }) =>
    contours.length > 0 ? [{ node, character, contours, box: boxAround(contours) }] : [],
  );
}
