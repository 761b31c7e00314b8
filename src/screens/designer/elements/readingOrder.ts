import type { ElementMeasure } from '../../../scene/measures';
import type { Mm } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';

/** Elements whose middles lie nearer than this above each other (mm) are read as one row, from left to right. */
const ROW: Mm = 8;

/** Where an element's middle lies on the stone, in mm from its top: a line's letters stand above its position. */
function middleOf({ position }: Parm, measure: ElementMeasure | undefined): Mm {
  const capHeight = measure?.capHeight ?? 0;
  return position.y - capHeight / 2;
}

/**
 * The elements' indices in the order in which a stone is read: row by row from the top, each from the left. What lies
 * on top of what plays no part.
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
