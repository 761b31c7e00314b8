/** A place on a picture: in pixels from its top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners, clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/** An upright part of a picture, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The corners of a box. */
export function cornersOf({ left, top, right, bottom }: Box): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Twice the area turned over at `b` on the way from `a` to `c`: positive where the way bends to the right. */
function bend(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

/** Whether four corners are those of a plane rectangle seen by a camera: clockwise, and bent the same way at each. */
export function isConvex([a, b, c, d]: Quad): boolean {
  return [bend(d, a, b), bend(a, b, c), bend(b, c, d), bend(c, d, a)].every((turned) => turned > 0);
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** How wide and high in pixels what the corners enclose is: the mean of each two opposite sides. */
export function sidesOf([a, b, c, d]: Quad): { width: number; height: number } {
  return { width: (apart(a, b) + apart(d, c)) / 2, height: (apart(a, d) + apart(b, c)) / 2 };
}
