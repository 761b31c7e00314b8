/** A straight edge as x1, y1, x2, y2. */
type Edge = readonly number[];

/**
 * Whether two edges meet. One that ends on the other also counts: the bars of two f's are collinear, and the end of the
 * one within the other crosses nothing.
 */
export function edgesMeet(
  [ax = 0, ay = 0, bx = 0, by = 0]: Edge,
  [cx = 0, cy = 0, dx = 0, dy = 0]: Edge,
): boolean {
  // Collinear edges are on neither side of each other: there their boxes decide.
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number) =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) <= 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) <= 0
  );
}
