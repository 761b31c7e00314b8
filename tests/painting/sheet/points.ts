export type Point = readonly [x: number, y: number];

/** How finely a curve is followed. */
export const STEPS = 200;

/** Points along a Bézier curve of any degree, its end included and its start left out. */
export function along(controls: readonly Point[], steps = STEPS): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    // The end itself, without the noise of the sums: the next stroke begins on it.
    let row = index + 1 === steps ? controls.slice(-1) : controls;
    while (row.length > 1)
      row = row.slice(1).map(([x, y], at): Point => {
        const [fromX, fromY] = row[at] ?? [x, y];
        return [fromX + t * (x - fromX), fromY + t * (y - fromY)];
      });
    return row[0] ?? [0, 0];
  });
}

/** A closed line of points: twice its area, positive where it runs clockwise on a page whose y points down. */
export function signedArea(contour: readonly Point[]): number {
  const doubled = contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled / 2;
}
