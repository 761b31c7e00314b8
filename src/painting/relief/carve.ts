import type { Cut } from '../../scene/scene';

/** The steepness of a cut's walls: the sine of their angle at the lip and at the valley. */
const WALL = { lip: 0.76, valley: 0.66 } as const;

/** The steepest part of a rounded edge visible from the front, as the sine of its angle. */
const STEEPEST_EDGE = 0.94;

/**
 * How far a face leans at a distance from the rim, as the sine of its angle: inwards for a cut, outwards for what is
 * mounted.
 *
 * @param distance cells from the rim, counted inwards.
 * @param depth in cells: of the cut, or the width of the rounded edge.
 * @param breadth half the stroke's width in cells.
 */
export function leanAt(cut: Cut, distance: number, depth: number, breadth: number): number {
  const far = Math.max(0, distance);
  if (cut === 'engraved') {
    // The wall turns into the floor within one cell, so that the crease is not jagged.
    const wall = depth + 0.5 - far;
    if (wall <= 0) return 0;
    const down = far / (breadth < depth ? breadth + 0.01 : depth);
    const lean = WALL.lip + (WALL.valley - WALL.lip) * Math.min(1, down);
    return wall < 1 ? lean * wall : lean;
  }
  const edge = breadth < depth ? breadth + 0.5 : depth;
  const out = 1 - far / edge;
  return out <= 0 ? 0 : -Math.min(out, STEEPEST_EDGE);
}

/** How high a point of a cut lies, in cells: negative, since it lies below the face. */
export function heightInCut(distance: number, depth: number): number {
  if (distance <= 0) return 0;
  return distance < depth ? -distance : -depth;
}
