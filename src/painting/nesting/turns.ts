import type { Matrix } from '../../geometry/matrix';

/** How often a piece is turned by 90° clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** Which turns a piece may be given: half turns keep the grain of the rubber, `none` keeps its direction too. */
export const ROTATIONS = { '180': [0, 2], '90': [0, 1, 2, 3], none: [0] } as const satisfies Record<
  string,
  readonly Turn[]
>;
export type Rotation = keyof typeof ROTATIONS;

const MATRICES: readonly [Matrix, Matrix, Matrix, Matrix] = [
  [1, 0, 0, 1, 0, 0],
  [0, 1, -1, 0, 0, 0],
  [-1, 0, 0, -1, 0, 0],
  [0, -1, 1, 0, 0, 0],
];

/** The map of a turn about the origin: whole numbers, so that a turned outline is exactly as large. */
export function turning(turn: Turn): Matrix {
  return MATRICES[turn];
}
