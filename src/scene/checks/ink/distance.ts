import type { Box } from '../../../geometry/box';
import { alongSides, type Contour, covers } from '../../../geometry/contour';
import type { Mm } from '../../../stone/numbers';

/** A shape as its contours and the box around them, in mm. */
export interface Shape {
  readonly contours: readonly Contour[];
  readonly box: Box;
}

/** Whether two boxes are nearer than `reach` to each other. */
export function boxesNear(one: Box, other: Box, reach: Mm): boolean {
  return (
    one.left < other.right + reach &&
    other.left < one.right + reach &&
    one.top < other.bottom + reach &&
    other.top < one.bottom + reach
  );
}

/** The sides of a shape's contours near a box, as x1, y1, x2, y2 …; only they can be near its content. */
function sidesNear({ contours }: Pick<Shape, 'contours'>, box: Box, reach: Mm): number[] {
  const sides: number[] = [];
  const [left, top] = [box.left - reach, box.top - reach];
  const [right, bottom] = [box.right + reach, box.bottom + reach];
  for (const contour of contours) {
    alongSides(contour, (x1, y1, x2, y2) => {
      const isPast = (x1 < left && x2 < left) || (x1 > right && x2 > right);
      if (!isPast && !((y1 < top && y2 < top) || (y1 > bottom && y2 > bottom))) sides.push(x1, y1, x2, y2);
    });
  }
  return sides;
}

/** The square of how far a point is from a side. */
function squareFrom(px: number, py: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - x1) * dx + (py - y1) * dy) / square));
  const [ox, oy] = [px - x1 - along * dx, py - y1 - along * dy];
  return ox * ox + oy * oy;
}

/** Whether two sides cross; sides that only touch are found to be 0 apart by their ends. */
function cross(a: readonly number[], i: number, b: readonly number[], j: number): boolean {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [a[i], a[i + 1], a[i + 2], a[i + 3]];
  const [cx = 0, cy = 0, dx = 0, dy = 0] = [b[j], b[j + 1], b[j + 2], b[j + 3]];
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    (qx - px) * (ry - py) - (qy - py) * (rx - px);
  return (
    side(ax, ay, bx, by, cx, cy) > 0 !== side(ax, ay, bx, by, dx, dy) > 0 &&
    side(cx, cy, dx, dy, ax, ay) > 0 !== side(cx, cy, dx, dy, bx, by) > 0
  );
}

/** The square of the least distance between two lists of sides, or `most` where none are nearer. */
function squareBetween(a: readonly number[], b: readonly number[], most: number): number {
  let least = most;
  for (let i = 0; i < a.length; i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [a[i], a[i + 1], a[i + 2], a[i + 3]];
    const reach = Math.sqrt(least);
    const [left, right] = [Math.min(ax, bx) - reach, Math.max(ax, bx) + reach];
    const [top, bottom] = [Math.min(ay, by) - reach, Math.max(ay, by) + reach];
    for (let j = 0; j < b.length; j += 4) {
      const [cx = 0, cy = 0, dx = 0, dy = 0] = [b[j], b[j + 1], b[j + 2], b[j + 3]];
      if ((cx < left && dx < left) || (cx > right && dx > right)) continue;
      if ((cy < top && dy < top) || (cy > bottom && dy > bottom)) continue;
      if (cross(a, i, b, j)) return 0;
      least = Math.min(
        least,
        squareFrom(ax, ay, cx, cy, dx, dy),
        squareFrom(bx, by, cx, cy, dx, dy),
        squareFrom(cx, cy, ax, ay, bx, by),
        squareFrom(dx, dy, ax, ay, bx, by),
      );
    }
  }
  return least;
}

/** The distance between the walls of two shapes, in mm: 0 where they cross; Infinity from `reach` on. */
export function wallsApart(one: Shape, other: Shape, reach: Mm): Mm {
  if (!boxesNear(one.box, other.box, reach)) return Number.POSITIVE_INFINITY;
  const square = squareBetween(
    sidesNear(one, other.box, reach),
    sidesNear(other, one.box, reach),
    reach * reach,
  );
  return square < reach * reach ? Math.sqrt(square) : Number.POSITIVE_INFINITY;
}

/** Whether some wall of a shape may be nearer to a box than `reach` mm: false is certain, true is not. */
export function mayComeNear(shape: Pick<Shape, 'contours'>, box: Box, reach: Mm): boolean {
  return sidesNear(shape, box, reach).length > 0;
}

/** The distance of a point from the walls of a shape, in mm, whether inside or outside. */
function fromWalls(x: Mm, y: Mm, { contours }: Shape): Mm {
  let least = Number.POSITIVE_INFINITY;
  for (const contour of contours) {
    alongSides(contour, (x1, y1, x2, y2) => {
      least = Math.min(least, squareFrom(x, y, x1, y1, x2, y2));
    });
  }
  return Math.sqrt(least);
}

/** How far a shape reaches beyond another one, in mm; 0 where it lies within. */
export function reachesBeyond({ contours }: Shape, other: Shape): Mm {
  let farthest = 0;
  for (const contour of contours) {
    for (let at = 0; at < contour.length; at += 2) {
      const [x = 0, y = 0] = [contour[at], contour[at + 1]];
      if (!covers(other.contours, x, y)) farthest = Math.max(farthest, fromWalls(x, y, other));
    }
  }
  return farthest;
}

/** Whether any contour of a shape begins within another one. */
function beginsWithin({ contours }: Shape, other: Shape): boolean {
  return contours.some(([x = 0, y = 0]) => covers(other.contours, x, y));
}

/**
 * The distance between the ink of two shapes, in mm: 0 where they overlap or one is within the other; Infinity where
 * they are `reach` apart or more.
 */
export function distanceBetween(one: Shape, other: Shape, reach: Mm): Mm {
  const apart = wallsApart(one, other, reach);
  if (apart === 0 || !boxesNear(one.box, other.box, 0)) return apart;
  return beginsWithin(one, other) || beginsWithin(other, one) ? 0 : apart;
}
