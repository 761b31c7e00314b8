import type { Mm } from '../../stone/numbers';
import type { ElementMeasure } from '../measures';
import { placedInk } from '../placedInk';
import { isLevelLine } from './level';
import { type Neighbour, neighboursOf } from './neighbours';

/** What something may snap to. */
export interface Surroundings {
  readonly width: Mm;
  readonly height: Mm;
  /** The centre lines left and right, in mm from the stone's left, where they are set. */
  readonly centreLines: readonly Mm[];
  /** The horizontal guide lines, in mm from the stone's top. */
  readonly guideLines: readonly Mm[];
  /** How far apart the lines of the grid are, in mm; undefined where it is off. */
  readonly grid: Mm | undefined;
  /** The other elements. */
  readonly others: readonly ElementMeasure[];
}

/** A line something may come to stand on: its distance from the stone's left or top, and its ends along it, in mm. */
export interface Offer {
  readonly at: Mm;
  readonly from: Mm;
  readonly to: Mm;
}

/** The lines on offer in one direction, by what of the moving thing may come to stand on them. */
export interface Offers {
  readonly middle: readonly Offer[];
  readonly baseline: readonly Offer[];
  readonly edge: readonly Offer[];
}

/** Everything something may snap to, gathered once for a drag: it does not change while the drag lasts. */
export interface Candidates {
  /** The stone's size, in mm. */
  readonly width: Mm;
  readonly height: Mm;
  readonly grid: Mm | undefined;
  readonly upright: Offers;
  readonly level: Offers;
  /** The ink of the others across the stone, and down it, for equal gaps. */
  readonly across: readonly Neighbour[];
  readonly down: readonly Neighbour[];
}

/**
 * Gathers the middles, the edges of the ink and the baselines of what is near, and the gaps between it.
 * On a guide line anything may come to stand.
 */
export function candidatesIn(surroundings: Surroundings): Candidates {
  const { width, height, centreLines, guideLines, grid, others } = surroundings;
  const known = others.map((other) => ({ other, ink: placedInk(other) }));
  const upright = {
    middle: [
      ...[width / 2, ...centreLines].map((at) => ({ at, from: 0, to: height })),
      ...known.map(({ other, ink }) => ({ at: other.place.x, from: ink.top, to: ink.bottom })),
    ],
    baseline: [],
    edge: known.flatMap(({ ink: { left, right, top, bottom } }) =>
      [left, right].map((at) => ({ at, from: top, to: bottom })),
    ),
  };
  const extents = known.map(({ other, ink }) => ({ other, from: ink.left, to: ink.right }));
  const guides = guideLines.map((at) => ({ at, from: 0, to: width }));
  const level = {
    middle: [
      { at: height / 2, from: 0, to: width },
      ...guides,
      ...extents
        .filter(({ other }) => !isLevelLine(other))
        .map(({ other, from, to }) => ({ at: other.place.y, from, to })),
    ],
    baseline: [
      ...guides,
      ...extents
        .filter(({ other }) => isLevelLine(other))
        .map(({ other, from, to }) => ({ at: other.place.y, from, to })),
    ],
    edge: [
      ...guides,
      ...known.flatMap(({ ink: { left, right, top, bottom } }) =>
        [top, bottom].map((at) => ({ at, from: left, to: right })),
      ),
    ],
  };
  const inks = known.map(({ ink }) => ink);
  return {
    width,
    height,
    grid,
    upright,
    level,
    across: neighboursOf(inks, 'across'),
    down: neighboursOf(inks, 'down'),
  };
}
