import type { Mm } from '../stone/numbers';
import type { SceneMeasures } from './measures';
import { boxOnStone } from './place';
import type { Box } from './scene';

/** How far a new thing keeps from what stands beside it and from the stone's edge, in mm. */
const AIR: Mm = 12;

/** Where it is looked for, as parts of the stone's width and height: the middle first, then where a mason would. */
const COLUMNS = [0.5, 0.2, 0.8, 0.35, 0.65] as const;
const ROWS = [0.5, 0.62, 0.7, 0.78, 0.84, 0.35, 0.25, 0.18, 0.15] as const;

/** Above this many stones are rounded: only their middle is wide enough there. */
const HEAD = 0.3;

const apart = (one: Box, other: Box) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/**
 * A place on the stone where something of a size covers nothing that stands there: nearest to the middle of the stone
 * in a mason's order. The stone's middle where it is full.
 *
 * @returns the middle of the thing, in mm.
 */
export function freePlace(
  { width, height, elements }: SceneMeasures,
  size: { readonly width: Mm; readonly height: Mm },
): { readonly x: Mm; readonly y: Mm } {
  const taken = elements.map(({ box, place }) => boxOnStone(box, place));
  const boxAt = (x: Mm, y: Mm): Box => ({
    left: x - size.width / 2 - AIR,
    right: x + size.width / 2 + AIR,
    top: y - size.height / 2 - AIR,
    bottom: y + size.height / 2 + AIR,
  });
  for (const row of ROWS) {
    for (const column of row < HEAD ? [COLUMNS[0]] : COLUMNS) {
      const [x, y] = [width * column, height * row];
      const box = boxAt(x, y);
      const within = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      if (within && taken.every((other) => apart(box, other))) return { x, y };
    }
  }
  return { x: width / 2, y: height / 2 };
}
