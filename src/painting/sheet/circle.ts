import { CLOSE, CUBIC, MOVE, type Outline, OutlinePen } from '../../geometry/outline';
import type { Mm } from '../../stone/numbers';

/** A circle on the stone, in mm. */
export interface Circle {
  readonly x: Mm;
  readonly y: Mm;
  readonly radius: Mm;
}

/** How far the handles of four Bézier curves reach along a circle of radius 1: they stay within 0.03 % of it. */
const HANDLE = (4 / 3) * Math.tan(Math.PI / 8);

/** A circle as four curves. */
export function circleOutline({ x, y, radius }: Circle): Outline {
  const pen = new OutlinePen();
  pen.draw(MOVE, x + radius, y);
  for (const [cos, sin] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    // From one quarter of the circle to the next, by a turn of 90°.
    const at = (along: number, aside: number): readonly [Mm, Mm] => [
      x + radius * (cos * along - sin * aside),
      y + radius * (sin * along + cos * aside),
    ];
    pen.draw(CUBIC, ...at(1, HANDLE), ...at(HANDLE, 1), ...at(0, 1));
  }
  pen.draw(CLOSE);
  return pen.outline();
}
