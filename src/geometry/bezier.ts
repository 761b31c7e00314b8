const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** A coordinate of a Bézier curve at t, by de Casteljau's construction: its start, up to two control points, its end. */
function coordinateAt(start: number, ahead: readonly number[], axis: 0 | 1, t: number): number {
  const [one = start, two = one, three = two] = [ahead[axis], ahead[axis + 2], ahead[axis + 4]];
  const first = between(start, one, t);
  if (ahead.length <= 2) return first;
  const middle = between(one, two, t);
  const firstHalf = between(first, middle, t);
  return ahead.length <= 4 ? firstHalf : between(firstHalf, between(middle, between(two, three, t), t), t);
}

/** The point of a Bézier curve at t: its start, and the control points behind it as x, y, x, y … */
export function pointAt(x: number, y: number, to: readonly number[], t: number): readonly [number, number] {
  return [coordinateAt(x, to, 0, t), coordinateAt(y, to, 1, t)];
}

/** A coordinate of a cubic Bézier curve at t, by Bernstein's polynomials: of its start, its control points and its end. */
export function bernsteinAt(from: number, one: number, two: number, to: number, t: number): number {
  const rest = 1 - t;
  return rest * rest * rest * from + 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t * to;
}

/**
 * The point of a curve of degree 2 or 3 at t as `pointAt` has it, by Bernstein's polynomials. They round the last digit differently, and what is
 * exported from strokes and polygons was always made so: a file stays the same, byte for byte.
 */
export function bernsteinPointAt(
  x: number,
  y: number,
  to: readonly number[],
  t: number,
): readonly [number, number] {
  const [oneX = x, oneY = y, twoX = x, twoY = y, endX, endY] = to;
  if (endX !== undefined && endY !== undefined)
    return [bernsteinAt(x, oneX, twoX, endX, t), bernsteinAt(y, oneY, twoY, endY, t)];
  const rest = 1 - t;
  const [a, b, c] = [rest * rest, 2 * rest * t, t * t];
  return [a * x + b * oneX + c * twoX, a * y + b * oneY + c * twoY];
}

/** How far a curve bends: the greatest second difference of its points, in its unit. */
export function bendOf(x: number, y: number, to: readonly number[]): number {
  let bend = 0;
  let [beforeX, beforeY] = [x, y];
  for (let at = 0; at + 3 < to.length; at += 2) {
    const [atX, atY, nextX, nextY] = [to[at] ?? 0, to[at + 1] ?? 0, to[at + 2] ?? 0, to[at + 3] ?? 0];
    bend = Math.max(bend, Math.hypot(beforeX - 2 * atX + nextX, beforeY - 2 * atY + nextY));
    [beforeX, beforeY] = [atX, atY];
  }
  return bend;
}

/**
 * The number of chords for a curve so that none deviates by more than `tolerance`: the second differences of its
 * control points bound the distance (Wang, Filip et al., “Surface algorithms using bounds on derivatives”, 1986).
 */
export function chordsFor(x: number, y: number, to: readonly number[], tolerance: number): number {
  const degree = to.length / 2;
  return Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * bendOf(x, y, to)) / 8 / tolerance)));
}
