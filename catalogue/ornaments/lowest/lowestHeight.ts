import { stencil } from '../../../src/scene/checks/stencil';
import type { InkMeasures } from '../../../src/scene/checks/strokes';
import { tooThin } from '../../../src/scene/checks/tooThin';
import type { OrnamentNode, Slab } from '../../../src/scene/scene';
import type { Mm } from '../../../src/stone/numbers';

/** The heights in mm between which an ornament is wanted. */
const LOWEST: Mm = 10;
const HIGHEST: Mm = 240;

/**
 * An ornament counts as cuttable from a height where it can be cut at that height and up to this many times as high: the
 * finest tips count as strokes only on a far larger one, where they are long.
 */
const AND_UP_TO = 1.25;

/**
 * The lowest height in whole mm from which an ornament can be cut into a stone, as a mason's check measures its
 * strokes, its webs and its loose pieces.
 *
 * @param node the ornament at any scale.
 * @param natural how high it stands at scale 1, in mm.
 * @returns undefined where it cannot be cut at any wanted height.
 */
export function lowestHeightOf(
  node: OrnamentNode,
  natural: Mm,
  slab: Slab,
  measures: InkMeasures,
): Mm | undefined {
  const canBeCut = (height: Mm) => {
    const scaled = { ...node, place: { ...node.place, scale: height / natural } };
    return [...tooThin(scaled, slab, measures), ...stencil(scaled, slab, measures)].length === 0;
  };
  let from: Mm | undefined;
  for (let height = LOWEST; height <= HIGHEST * AND_UP_TO; height += 1) {
    if (!canBeCut(height)) from = undefined;
    else if (from === undefined) from = height;
    else if (height >= from * AND_UP_TO) return from;
  }
  return undefined;
}
