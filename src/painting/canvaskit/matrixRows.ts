import type { Matrix } from '../../geometry/matrix';

/** A matrix in Skia's form: three rows. */
export const matrixRows = ([a, b, c, d, e, f]: Matrix): number[] => [a, c, e, b, d, f, 0, 0, 1];
