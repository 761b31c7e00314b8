import type { Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';

/** A point of the ridge of a form, and how far it is from the form's edge. */
export interface RidgePoint extends Vertex {
  readonly far: Mm;
}

/** A piece of the ridge, from point to point. */
export type Ridge = readonly RidgePoint[];
