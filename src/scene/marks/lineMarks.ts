import type { Box } from '../../geometry/box';
import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';
import type { ElementMeasure } from '../measures';
import { boxOnStone } from '../place';
import type { Mark, StonePoint } from './mark';
import { type Heading, toEdge } from './toEdge';

/** A horizontal line of letters on the stone, in stone mm. */
interface LevelLine {
  readonly baseline: Mm;
  readonly capHeight: Mm;
  readonly box: Box;
}

function levelLine({ kind, place, box, capHeight, parts }: ElementMeasure): LevelLine | undefined {
  if (kind !== 'lettering' || parts || capHeight === undefined || place.rotation % 360 !== 0)
    return undefined;
  return { baseline: place.y, capHeight, box: boxOnStone(box, place) };
}

/** Whether two lines overlap horizontally: on a double stone the other name is not the next line. */
function aboveEachOther(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right;
}

const measure = (from: StonePoint, to: StonePoint, aside?: Mark['aside']): Mark => ({
  kind: 'measure',
  from,
  to,
  ...(aside && { aside }),
});

/** From a point to the stone's edge. */
function edgeMark(stone: readonly (readonly Point[])[], from: StonePoint, heading: Heading): Mark[] {
  const away = toEdge(stone, from, heading);
  if (away === undefined || away === 0) return [];
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[heading] as [number, number];
  return [measure(from, { x: from.x + dx * away, y: from.y + dy * away })];
}

const capMark = ({ baseline, capHeight, box }: LevelLine): Mark =>
  measure({ x: box.right, y: baseline - capHeight }, { x: box.right, y: baseline }, 'right');

/**
 * What a mason measures of a line of letters: its cap height, the distances of its baseline from the next ones above and
 * below, and from the stone's edge. Turned lines and bent ones have none.
 *
 * @param others the other elements of the stone.
 * @param stone the stone's contours as polygons in mm.
 */
export function lineMarks(
  line: ElementMeasure,
  others: readonly ElementMeasure[],
  stone: readonly (readonly Point[])[],
): readonly Mark[] {
  const level = levelLine(line);
  if (!level) return [];
  const { box, baseline, capHeight } = level;
  const near = others
    .flatMap((other) => levelLine(other) ?? [])
    .filter((other) => aboveEachOther(box, other.box));
  const above = near.filter((other) => other.baseline < baseline).map((other) => other.baseline);
  const below = near.filter((other) => other.baseline > baseline).map((other) => other.baseline);
  const x = box.left;
  return [
    ...(above.length > 0
      ? [measure({ x, y: Math.max(...above) }, { x, y: baseline }, 'left')]
      : edgeMark(stone, { x: (box.left + box.right) / 2, y: baseline - capHeight }, 'up')),
    ...(below.length > 0
      ? [measure({ x, y: baseline }, { x, y: Math.min(...below) }, 'left')]
      : edgeMark(stone, { x: (box.left + box.right) / 2, y: baseline }, 'down')),
    ...edgeMark(stone, { x: box.left, y: baseline }, 'left'),
    ...edgeMark(stone, { x: box.right, y: baseline }, 'right'),
    capMark(level),
  ];
}
