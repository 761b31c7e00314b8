/** The exact inverse of a factor, in the single precision that Skia uses; undefined where there is none. */
export function undoing(factor: number): number | undefined {
  const near = Math.fround(1 / factor);
  const step = near * 2 ** -24;
  return [0, 1, -1, 2, -2]
    .map((steps) => Math.fround(near + steps * step))
    .find((inverse) => Math.fround(factor * inverse) === 1);
}

/**
 * The single-precision number nearest to a factor that has an exact inverse. One in 23 has none; its neighbour has, and
 * changes nothing visible: it is a ten-millionth larger or smaller.
 */
export function undoable(factor: number): number {
  const single = Math.fround(factor);
  const step = 2 ** (Math.floor(Math.log2(single)) - 23);
  const near = [0, 1, -1, 2, -2].map((steps) => single + steps * step);
  return near.find((one) => undoing(one) !== undefined) ?? single;
}
