import type { Point } from '../geometry/point';
import { ringsOf } from '../geometry/ring';
import { outlineFromSvg } from '../geometry/svgPath';
import type { SilhouetteOf } from '../stone/edits/stoneChoice';
import type { Stretch } from '../stone/fitting/silhouette';
import type { Mm } from '../stone/numbers';

/** About the height of a row, in mm: things on a face keep farther from its edge than an arch rises in one. */
const ROW: Mm = 5;

/** Where an edge crosses a horizontal line, and in which direction. */
interface Crossing {
  readonly x: Mm;
  readonly turn: 1 | -1;
}

/** Where the edges of polygons cross the horizontal line in the middle of each row, in the order of the edges. */
function crossingsOf(
  polygons: readonly (readonly Point[])[],
  rowHeight: Mm,
  count: number,
): readonly (readonly Crossing[])[] {
  const rows: Crossing[][] = Array.from({ length: count }, () => []);
  // The first row whose line is not above a height.
  const rowFrom = (y: Mm) => Math.min(Math.max(Math.ceil(y / rowHeight - 0.5), 0), count);
  for (const polygon of polygons) {
    for (const [index, [x, y]] of polygon.entries()) {
      const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
      const turn = nextY > y ? 1 : -1;
      for (let row = rowFrom(Math.min(y, nextY)); row < rowFrom(Math.max(y, nextY)); row += 1) {
        const level = (row + 0.5) * rowHeight;
        rows[row]?.push({ x: x + ((level - y) / (nextY - y)) * (nextX - x), turn });
      }
    }
  }
  return rows;
}

/** The area between the crossings of a horizontal line, by the nonzero rule. */
function stretchesBetween(crossings: readonly Crossing[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let [turns, from] = [0, 0];
  for (const { x, turn } of crossings.toSorted((one, other) => one.x - other.x)) {
    if (turns === 0) from = x;
    turns += turn;
    if (turns === 0) stretches.push([from, x]);
  }
  return stretches;
}

/** The extent of a stone's face, from its outline. */
export const silhouetteOf: SilhouetteOf = ({ height, outline }) => {
  const count = Math.max(1, Math.round(height / ROW));
  const rowHeight = height / count;
  const crossings = crossingsOf(ringsOf(outlineFromSvg(outline)), rowHeight, count);
  return { rowHeight, rows: crossings.map(stretchesBetween) };
};
