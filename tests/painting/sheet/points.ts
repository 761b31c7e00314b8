export type Point = readonly [x: number, y: number];

/** How finely a curve is followed. */
export const STEPS = 200;

/** Points along a Bézier curve of any degree, its end included and its start left out. */
export function along(controls: readonly Point[], steps = STEPS): Point[] {
  const [xs, ys] = [controls.map(([x]) => x), controls.map(([, y]) => y)];
  const points: Point[] = [];
  for (let step = 1; step < steps; step += 1) points.push([at(xs, step / steps), at(ys, step / steps)]);
  // The end itself, without the noise of the sums: the next stroke begins on it.
  points.push(controls.at(-1) ?? [0, 0]);
  return points;
}

/** One coordinate of a Bézier curve at t, by de Casteljau's steps from each control to the next. */
export function at(controls: readonly number[], t: number): number {
  const row = [...controls];
  for (let left = row.length - 1; left > 0; left -= 1) {
    for (let index = 0; index < left; index += 1) {
      const [from = 0, to = 0] = [row[index], row[index + 1]];
      row[index] = from + t * (to - from);
    }
  }
  return row[0] ?? 0;
}

/** A closed line of points: twice its area, positive where it runs clockwise on a page whose y points down. */
export function signedArea(contour: readonly Point[]): number {
  const doubled = contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled / 2;
}
