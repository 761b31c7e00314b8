import type { Vertex } from '../../../geometry/polygon';
import { MOST_POINTS, type Stroke } from '../../../stone/wire/stroke';

/**
 * Half of the brush's breadth, as a share of the picture's longer side: a fingertip on a phone's picture, some 50 mm on
 * a common stone. A finer stroke would be less than the edge that the cut looks for itself.
 */
export const BRUSH_RADIUS = 0.025;

/** The size of a picture, in any unit. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Point = Stroke['points'][number];

/** A ten-thousandth of the picture is less than a pixel of what the cut is made from. */
const rounded = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 1e4) / 1e4;

/** A place on the picture as shares of its sides; what lies beside the picture lies on its edge. */
export function pointOn({ width, height }: PictureSize, { x, y }: Vertex): Point {
  return [rounded(x / width), rounded(y / height)];
}

/** Every second point, and the last. */
const thinned = (points: readonly Point[]) => points.filter((_, i) => i % 2 === 0 || i === points.length - 1);

/**
 * The points of a stroke that goes on to a place of the picture. What is nearer than a quarter of the brush adds
 * nothing; a stroke of more points than the server takes becomes a coarser one, and is never cut off.
 */
export function goingOn(
  points: readonly Point[],
  to: Vertex,
  { width, height }: PictureSize,
): readonly Point[] {
  const next = pointOn({ width, height }, to);
  const last = points.at(-1);
  if (!last) return [next];
  const gone = Math.hypot((next[0] - last[0]) * width, (next[1] - last[1]) * height);
  if (gone < (BRUSH_RADIUS * Math.max(width, height)) / 4) return points;
  const longer = [...points, next];
  return longer.length > MOST_POINTS ? thinned(longer) : longer;
}

/** A stroke over the picture. */
export function strokeOf(keeps: boolean, points: readonly Point[]): Stroke {
  return { keeps, radius: BRUSH_RADIUS, points: [...points] };
}
