import type { ElementMeasure } from '../../../scene/measures';
import type { Mm } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';

/** Elements whose middles are nearer vertically than this (mm) are read as one row, from left to right. */
const ROW: Mm = 8;

/** The position of an element's middle, in mm from the stone's top: a line's letters are above its position. */
function middleOf({ position }: Parm, measure: ElementMeasure | undefined): Mm {
  const capHeight = measure?.capHeight ?? 0;
  return position.y - capHeight / 2;
}

/**
 * The elements' indices in reading order: row by row from the top, each from the left. Stacking order
 * does not matter.
 */
export function readingOrder(
  elements: readonly Parm[],
  measures: readonly ElementMeasure[],
): readonly number[] {
  const measured = new Map(measures.map((measure) => [measure.element, measure]));
  const placed = elements
    .map((element, index) => ({ index, x: element.position.x, y: middleOf(element, measured.get(index)) }))
    .sort((one, other) => one.y - other.y || one.index - other.index);
  const rows: (typeof placed)[] = [];
  for (const one of placed) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && one.y - first.y < ROW) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x).map(({ index }) => index));
}
