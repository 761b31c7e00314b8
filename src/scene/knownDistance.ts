import type { Vertex } from '../geometry/polygon';
import type { Mm } from '../stone/numbers';

/** A distance that somebody measured between two points of a picture, in the picture's own unit. */
export interface KnownDistance {
  readonly from: Vertex;
  readonly to: Vertex;
  /** What was measured, in mm; undefined until it is entered. */
  readonly mm: Mm | undefined;
}

/** A width and a height, of a picture in its own unit or of a stone in mm. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** What a known distance makes of a picture's sides; `open` while it was not entered. */
export type FoundSize =
  | { readonly kind: 'open' | 'tooNear' }
  | { readonly kind: 'found' | 'beyond'; readonly width: Mm; readonly height: Mm };

/**
 * The least distance of the two points, as a share of the picture's longer side. A finger places a point to some three
 * thousandths of it; at a twentieth the stone's size would be wrong by more than a tenth.
 */
export const NEAREST = 0.05;

/** Two points to begin with: on one level, where a name mostly stands, and no distance yet. */
export function firstDistance({ width, height }: Sides): KnownDistance {
  const y = height * 0.4;
  return { from: { x: width * 0.2, y }, to: { x: width * 0.8, y }, mm: undefined };
}

/**
 * The size in mm of what a picture shows, by a distance that was measured on it. The picture shows the thing straight from
 * the front and its unit is the same across and down, so that one scale holds for all of it. Nothing is rounded.
 *
 * @param picture its sides, in the unit of the two points.
 * @param bounds the least and the greatest side in mm; beyond them the size is told as `beyond`.
 */
export function sizeByDistance(
  { width, height }: Sides,
  { from, to, mm }: KnownDistance,
  { least, most }: { readonly least: Mm; readonly most: Mm },
): FoundSize {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  // Also true of what is no number.
  if (!(apart >= NEAREST * Math.max(width, height))) return { kind: 'tooNear' };
  if (mm === undefined || !(mm > 0)) return { kind: 'open' };
  const size = { width: (width / apart) * mm, height: (height / apart) * mm };
  const isWithin = [size.width, size.height].every((side) => side >= least && side <= most);
  return { kind: isWithin ? 'found' : 'beyond', ...size };
}
