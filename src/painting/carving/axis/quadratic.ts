/** c₀ + c₁x + c₂x², as its three coefficients. */
export type Quadratic = readonly [constant: number, linear: number, square: number];

/** The value at a place. */
export const valueAt = ([constant, linear, square]: Quadratic, x: number) =>
  constant + x * (linear + x * square);

/** The difference of two. */
export const minus = (one: Quadratic, other: Quadratic): Quadratic => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];

/** Whether c + bx + ax² is nowhere below 0 between two places. Asked millions of times, so that it takes plain numbers. */
export function isNowhereBelow(c: number, b: number, a: number, from: number, to: number): boolean {
  if (c + from * (b + from * a) < 0 || c + to * (b + to * a) < 0) return false;
  if (a <= 0) return true;
  const turn = -b / (2 * a);
  return !(turn > from && turn < to) || c + turn * (b + turn * a) >= 0;
}

/** A square term smaller than this part of the others, over the whole stretch, is that of a line with rounding errors. */
const STRAIGHT = 1e-13;

/** Where it is 0 strictly between two places, in order: by the formula that does not cancel. */
export function rootsBetween([c, b, a]: Quadratic, from: number, to: number): number[] {
  const reach = Math.max(Math.abs(from), Math.abs(to));
  const isStraight = Math.abs(a) * reach * reach <= STRAIGHT * (Math.abs(b) * reach + Math.abs(c));
  if (isStraight) return [-c / b].filter((x) => x > from && x < to);
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  const sum = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant));
  return [sum / a, c / sum].filter((x) => x > from && x < to).sort((one, other) => one - other);
}
