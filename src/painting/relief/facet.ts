import type { Vertex } from '../../geometry/polygon';

/** A plane piece of an edge as seen from the front, in mm: a triangle, or a quadrilateral in the order of its corners. */
export interface Facet {
  readonly corners: readonly Vertex[];
  /** How much it faces the light, −1 to 1. */
  readonly facing: number;
}
