import { radians } from '../../geometry/angle';
import type { Box } from '../../geometry/box';
import type { Point } from '../../geometry/point';
import { type Ring, ringsOf, signedAreaOf } from '../../geometry/ring';
import type { Slab } from '../../scene/scene';
import { postureOf } from '../../stone/catalogue/posture';
import type { Mm } from '../../stone/numbers';

/** How a stone lies: tilted towards the viewer by a wedge, in degrees, and how much of it is seen above the ground. */
interface Lie {
  readonly tilted: number;
  readonly above: Mm;
}

/** Lawn plates lie level with the turf, so that a mower passes over them; what lies on the ground shows its near side. */
const LEVEL: Lie = { tilted: 0, above: 0 };
const BY_SHAPE: Readonly<Record<string, Lie>> = {
  slab: { tilted: 4, above: 46 },
  pillow: { tilted: 15, above: 72 },
  book: { tilted: 13, above: 58 },
};

/** From where somebody who stands before a grave looks down on it: degrees above the ground, and the distance in mm. */
const LOOKING_DOWN = 43;
const DISTANCE: Mm = 1700;

/** A stone that lies, as it is seen by somebody who stands before it. */
export interface LyingView {
  /** Brings a point of the face, in stone mm, to where it is seen: in mm about the face's middle. Row by row, homogeneous. */
  readonly matrix: readonly number[];
  /** The face's edge as it is seen, clockwise with y down. */
  readonly rings: readonly Ring[];
  /** The box around that edge. */
  readonly box: Box;
  /** How much of its near side is seen below the face, in mm of the picture; 0 where it lies level with the ground. */
  readonly side: Mm;
  /** How high it rises above the ground, in mm. */
  readonly above: Mm;
}

/** Where a point is brought by a homogeneous matrix. */
function broughtBy(matrix: readonly number[], [x, y]: Point): Point {
  const row = (at: number) => (matrix[at] ?? 0) * x + (matrix[at + 1] ?? 0) * y + (matrix[at + 2] ?? 0);
  const depth = row(6);
  return [row(0) / depth, row(3) / depth];
}

/**
 * A stone of the catalogue as it lies; undefined for one that stands, or whose photograph shows how it lies.
 *
 * @param isSoft whether it lies in ground that it goes into, or on a floor, where all its thickness is seen.
 */
export function lyingViewOf(
  { stoneType, outline, photograph, made }: Slab,
  isSoft = true,
): LyingView | undefined {
  const { shape, type, width, height } = stoneType;
  if (photograph || postureOf(shape) !== 'lying') return undefined;
  const { tilted, above: inGround } = type === 'lawn' ? LEVEL : (BY_SHAPE[shape] ?? LEVEL);
  const above = isSoft ? inGround : made.thickness;
  const angle = radians(LOOKING_DOWN + tilted);
  const [sin, away] = [Math.sin(angle), Math.cos(angle) / DISTANCE];
  // About the face's middle: what is above it lies farther away, and is smaller and lower.
  const matrix = [1, 0, -width / 2, 0, sin, (-sin * height) / 2, 0, -away, 1 + (away * height) / 2];
  const rings = ringsOf(outline).map((ring) => {
    const seen = ring.map((point) => broughtBy(matrix, point));
    return signedAreaOf(seen) < 0 ? seen.toReversed() : seen;
  });
  const [across, down] = [0, 1].map((axis) => rings.flat().map((point) => point[axis as 0 | 1])) as [
    Mm[],
    Mm[],
  ];
  const box = {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
  return { matrix, rings, box, side: above * Math.cos(radians(LOOKING_DOWN)), above };
}
