import { type Box, boxesOverlap } from '../geometry/box';
import type { Outline } from '../geometry/outline';
import { isWithin, ringsOf } from '../geometry/ring';
import { type Mm, toTenth } from '../stone/numbers';
import type { SceneMeasures } from './measures';
import { boxOnStone } from './place';

/** The distance of a new thing from its neighbours and from the stone's edge, in mm: less on a full stone. */
const AIRS: readonly Mm[] = [12, 4];

/** A place for the middle of a thing, as fractions of the stone's width and height. */
type Spot = readonly [column: number, row: number];

/** Where a mason would put it: the middle first, then below, beside, and finally above. */
const FAVOURED: readonly Spot[] = [0.5, 0.62, 0.7, 0.78, 0.84, 0.35, 0.25, 0.18, 0.15].flatMap((row) =>
  (row < 0.3 ? [0.5] : [0.5, 0.2, 0.8, 0.35, 0.65]).map((column): Spot => [column, row]),
);

/** The number of columns and rows searched where none of those is free. */
const FINE = 48;

/** The lower half's middle: the rest of the stone is searched outwards from there. */
const HEART: Spot = [0.5, 0.65];

const MIDDLE: Spot = [0.5, 0.5];

const distance = ([column, row]: Spot) => Math.hypot(column - HEART[0], row - HEART[1]);

let everywhere: readonly Spot[] | undefined;

/** All places, the nearest to the heart first; in order once somebody needs them, as few do. */
function allSpots(): readonly Spot[] {
  everywhere ??= Array.from(
    { length: (FINE + 1) ** 2 },
    (_, place): Spot => [(place % (FINE + 1)) / FINE, Math.floor(place / (FINE + 1)) / FINE],
  ).sort((one, other) => distance(one) - distance(other));
  return everywhere;
}

/** The points tested along a box's sides, as fractions: a heart is notched above, a cross beside its arms. */
const ALONG = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** Tells whether a box is on a stone: its corners are, and its sides from one to the next. */
export function standsOn(outline: Outline): (box: Box) => boolean {
  const stone = ringsOf(outline);
  return ({ left, top, right, bottom }) =>
    ALONG.every((part) => {
      const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
      return [
        [x, top],
        [x, bottom],
        [left, y],
        [right, y],
      ].every(([atX = x, atY = y]) => isWithin(stone, [atX, atY]));
    });
}

/**
 * A place on the stone where something of a size covers nothing: in a mason's order first, then
 * wherever there is room, nearest to the middle of the lower half. The stone's middle where it is full.
 *
 * @param outline the edge of the stone, in mm.
 * @returns the middle of the thing, in mm, to a tenth.
 */
export function freePlace(
  { width, height, elements }: SceneMeasures,
  outline: Outline,
  size: { readonly width: Mm; readonly height: Mm },
): { readonly x: Mm; readonly y: Mm } {
  const taken = elements.map(({ box, place }) => boxOnStone(box, place));
  const isOnStone = standsOn(outline);
  const at = ([column, row]: Spot) => ({ x: toTenth(width * column), y: toTenth(height * row) });
  const isFree = (spot: Spot, air: Mm) => {
    const { x, y } = at(spot);
    const box: Box = {
      left: x - size.width / 2 - air,
      right: x + size.width / 2 + air,
      top: y - size.height / 2 - air,
      bottom: y + size.height / 2 + air,
    };
    return taken.every((other) => !boxesOverlap(box, other)) && isOnStone(box);
  };
  for (const air of AIRS) {
    const spot = FAVOURED.find((each) => isFree(each, air)) ?? allSpots().find((each) => isFree(each, air));
    if (spot) return at(spot);
  }
  return at(MIDDLE);
}
