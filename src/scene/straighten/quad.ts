import type { Box } from '../../geometry/box';
import type { Vertex } from '../../geometry/polygon';

/** Four corners, clockwise from the top left. */
export type Quad = readonly [Vertex, Vertex, Vertex, Vertex];

/** The corners of a box. */
export function cornersOf({ left, top, right, bottom }: Box): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Twice the signed area at `b` on the path from `a` to `c`: positive where it bends to the right. */
function bend(a: Vertex, b: Vertex, c: Vertex): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

/** Whether four corners are those of a plane rectangle seen by a camera: clockwise and convex. */
export function isConvex([a, b, c, d]: Quad): boolean {
  return [bend(d, a, b), bend(a, b, c), bend(b, c, d), bend(c, d, a)].every((turned) => turned > 0);
}

const apart = (one: Vertex, other: Vertex) => Math.hypot(one.x - other.x, one.y - other.y);

/** The width and height in pixels of the area between the corners: the means of opposite sides. */
export function sidesOf([a, b, c, d]: Quad): { width: number; height: number } {
  return { width: (apart(a, b) + apart(d, c)) / 2, height: (apart(a, d) + apart(b, c)) / 2 };
}
