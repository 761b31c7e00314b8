import type { Box } from '../../../src/geometry/box';

/** Pixels in a mm of the strips that gaps are counted in. */
const PX = 400;

/**
 * The gaps above and below a box, or left and right of it, counted pixel by pixel from the middle of where it and another
 * box lie beside each other: nothing is sorted or compared by its numbers. In mm, to 1/400; undefined where there is nothing.
 */
export function countedGap(
  from: Box,
  others: readonly Box[],
  way: 'left' | 'right' | 'up' | 'down',
): number | undefined {
  const upright = way === 'up' || way === 'down';
  const ahead = way === 'right' || way === 'down' ? 1 : -1;
  const start = from[({ left: 'left', right: 'right', up: 'top', down: 'bottom' } as const)[way]];
  const [least, most] = upright ? [from.left, from.right] : [from.top, from.bottom];
  for (let step = 0; step < 900 * PX; step += 1) {
    const at = start + (ahead * (step + 0.5)) / PX;
    const met = others.find(({ left, right, top, bottom }) =>
      upright
        ? top <= at && at <= bottom && left < most && least < right
        : left <= at && at <= right && top < most && least < bottom,
    );
    if (met) return step / PX;
  }
  return undefined;
}
