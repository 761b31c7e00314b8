import { EndType, inflatePathsD, JoinType } from 'clipper2-ts';
import type { Outline } from '../../../geometry/outline';
import { areaOf, outlineOf, type Polygon, polygonsOf } from '../../../geometry/polygon';
import type { Mm } from '../../../stone/numbers';

/** How far chords of curves and of the arcs at corners may lie beside them, and the decimals of a mm kept. */
const CHORD: Mm = 0.002;
const DECIMALS = 5;

/** A laser's cut is wider than what it is to go around: a stroke would be cut through, or a counter be gone. */
export class KerfTooWide extends Error {
  readonly kerf: Mm;

  constructor(kerf: Mm) {
    super(`A cut of ${kerf} mm is wider than a stroke or a counter`);
    this.name = 'KerfTooWide';
    this.kerf = kerf;
  }
}

/** How many contours run each way. */
function counts(polygons: readonly Polygon[]): readonly [number, number] {
  const clockwise = polygons.filter((polygon) => areaOf(polygon) > 0).length;
  return [clockwise, polygons.length - clockwise];
}

/**
 * The middle of a laser's cut along an outline: half of the cut's width outside the ink, or inside, within 0.005 mm. A
 * counter's contour moves the other way, as its winding says. Corners are round where the beam goes around them.
 *
 * @throws KerfTooWide where a contour would vanish, part in two or run into another.
 */
export function besideCut(outline: Outline, kerf: Mm, side: 'outside' | 'inside'): Outline {
  const polygons = polygonsOf(outline, CHORD);
  const delta = side === 'outside' ? kerf / 2 : -kerf / 2;
  const paths = polygons.map((polygon) => [...polygon]);
  const moved = inflatePathsD(paths, delta, JoinType.Round, EndType.Polygon, 2, DECIMALS, CHORD);
  const [before, after] = [counts(polygons), counts(moved)];
  if (before[0] !== after[0] || before[1] !== after[1]) throw new KerfTooWide(kerf);
  return outlineOf(moved);
}
