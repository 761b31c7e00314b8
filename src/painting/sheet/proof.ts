import type { Outline } from '../../geometry/outline';
import { type Polygon, polygonsOf } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';

/** How far along all edges two shapes may differ, in mm, and by how much besides, in mm². */
const EDGE: Mm = 0.0004;
const SPECK = 0.01;

/** By what part the edges may differ in length, and by how much besides, in mm. */
const LENGTH = 0.001;
const STUB: Mm = 0.05;

/** What is measured of a shape by the lines around it. */
interface Measures {
  readonly area: number;
  /** The area's moments about the origin: where its middle lies, times the area. */
  readonly across: number;
  readonly down: number;
  readonly length: Mm;
  /** How far from the origin it reaches on either axis. */
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
 * Whether a welded outline is what polygons cover. Its contours must sum up to the same area, so that none runs through
 * ink or winds the wrong way; the area must lie in the same place, so that nothing lost here is made good by something
 * surplus there; and its edges must be as long, so that no knife follows a line without ink on one side of it.
 *
 * @param chord how far chords may lie beside the outline's curves, in mm; the polygons' own are as fine.
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
