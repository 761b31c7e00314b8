import type { Outline } from '../../geometry/outline';
import { type Polygon, polygonsOf } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';

/** How far all edges of two shapes may differ, in mm, and how much more area, in mm². */
const EDGE: Mm = 0.0004;
const SPECK = 0.01;

/** The relative tolerance of the edges' length, and the absolute one, in mm. */
const LENGTH = 0.001;
const STUB: Mm = 0.05;

/** The measurements of a shape by its edges. */
interface Measures {
  readonly area: number;
  /** The area's moments about the origin: its centroid times the area. */
  readonly across: number;
  readonly down: number;
  readonly length: Mm;
  /** Its greatest distance from the origin on either axis. */
  readonly reach: Mm;
}

function measuresOf(polygons: readonly Polygon[]): Measures {
  let [area, across, down, length, reach] = [0, 0, 0, 0, 0];
  for (const polygon of polygons) {
    let before = polygon.at(-1);
    for (const at of polygon) {
      if (before) {
        const cross = before.x * at.y - at.x * before.y;
        area += cross / 2;
        across += (cross * (before.x + at.x)) / 6;
        down += (cross * (before.y + at.y)) / 6;
        length += Math.hypot(at.x - before.x, at.y - before.y);
        reach = Math.max(reach, Math.abs(at.x), Math.abs(at.y));
      }
      before = at;
    }
  }
  return { area, across, down, length, reach };
}

/**
 * Whether a welded outline matches the area of polygons. Its contours must sum up to the same area, so that none cuts
 * ink or winds the wrong way; the centroid must match, so that no loss in one place is balanced by
 * a surplus elsewhere; and its edges must be as long, so that no knife follows a line without ink on one side of it.
 *
 * @param chord how far chords may deviate from the outline's curves, in mm; the polygons' own are as fine.
 */
export function isProven(welded: Outline, polygons: readonly Polygon[], chord: Mm): boolean {
  const [cut, covered] = [measuresOf(polygonsOf(welded, chord)), measuresOf(polygons)];
  const allowed = covered.length * EDGE + SPECK;
  const [ofArea, ...ofPlace] = [
    cut.area - covered.area,
    cut.across - covered.across,
    cut.down - covered.down,
  ];
  return (
    Math.abs(ofArea) <= allowed &&
    ofPlace.every((off) => Math.abs(off) <= allowed * Math.max(1, covered.reach)) &&
    Math.abs(cut.length - covered.length) <= covered.length * LENGTH + STUB
  );
}
