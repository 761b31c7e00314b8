import type { CutSheet } from '../../../../src/painting/sheet/cutSheet';
import { boxOf } from '../pieces';
import type { Point } from '../points';
import { linesOf } from '../workshop';

type Line = readonly Point[];

/** So many points of a line are asked at most whether they lie in another. */
const ASKED = 9;

/** Into so many pieces a curve is cut: where it lies is enough. */
export const STEPS = 6;

/** The contours that a plotter draws of a sheet, as points, in their order. */
export function drawnLines(sheet: CutSheet): Point[][] {
  return sheet.layers.flatMap(({ tool }) => linesOf(sheet, tool, STEPS));
}

/** How far the lifted pen travels, in mm: from the lower left of a stone over all lines in their order. */
export function travelOf(lines: readonly Line[], height: number): number {
  let [x, y] = [0, height];
  let travel = 0;
  for (const line of lines) {
    const [[startX, startY] = [x, y], [endX, endY] = [x, y]] = [line[0], line.at(-1)];
    travel += Math.hypot(startX - x, startY - y);
    [x, y] = [endX, endY];
  }
  return travel;
}

/** Whether a point lies inside a closed line, by the even-odd rule: how often a ray to its right crosses it. */
function isWithin([x, y]: Point, line: Line): boolean {
  let crossings = 0;
  let [x1, y1] = line.at(-1) ?? [x, y];
  for (const [x2, y2] of line) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossings += 1;
    [x1, y1] = [x2, y2];
  }
  return crossings % 2 === 1;
}

/** How many pairs of closed lines there are of which one lies inside the other, and in how many it comes first. */
export function innerFirstOf(lines: readonly Line[]): { readonly pairs: number; readonly rightly: number } {
  const boxes = lines.map(boxOf);
  let [pairs, rightly] = [0, 0];
  for (const [inner, line] of lines.entries()) {
    const box = boxes[inner];
    for (const [outer, around] of lines.entries()) {
      const other = boxes[outer];
      if (outer === inner || !box || !other) continue;
      if (
        other.left > box.left ||
        other.right < box.right ||
        other.top > box.top ||
        other.bottom < box.bottom
      )
        continue;
      // Welded contours may touch in a point, so that many points of one are asked.
      const step = Math.ceil(line.length / ASKED);
      const asked = line.filter((_, at) => at % step === 0);
      if (asked.filter((point) => isWithin(point, around)).length * 2 <= asked.length) continue;
      pairs += 1;
      if (inner < outer) rightly += 1;
    }
  }
  return { pairs, rightly };
}
