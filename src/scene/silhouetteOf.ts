import { outlineFromSvg } from '../lettering/svgPath';
import type { StoneType } from '../stone/catalogue/stoneType';
import type { Silhouette, Stretch } from '../stone/fitting/silhouette';
import type { Mm } from '../stone/numbers';
import type { Point } from './checks/inkBoxes';
import { polygonsOf } from './checks/polygon';

/** About so high is a row, in mm: what is set onto a face keeps farther from its edge than an arch rises within one. */
const ROW: Mm = 5;

/** Where polygons lie on a level line, by the nonzero rule. */
function stretchesOn(polygons: readonly (readonly Point[])[], level: Mm): readonly Stretch[] {
  const crossings = polygons
    .flatMap((polygon) =>
      polygon.flatMap(([x, y], index): { x: Mm; turn: number }[] => {
        const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
        if (y <= level === nextY <= level) return [];
        return [{ x: x + ((level - y) / (nextY - y)) * (nextX - x), turn: nextY > y ? 1 : -1 }];
      }),
    )
    .sort((one, other) => one.x - other.x);
  const stretches: Stretch[] = [];
  let [turns, from] = [0, 0];
  for (const { x, turn } of crossings) {
    if (turns === 0) from = x;
    turns += turn;
    if (turns === 0) stretches.push([from, x]);
  }
  return stretches;
}

/** Where a stone's face lies, read from its outline. */
export function silhouetteOf({ height, outline }: Pick<StoneType, 'height' | 'outline'>): Silhouette {
  const polygons = polygonsOf(outlineFromSvg(outline));
  const count = Math.max(1, Math.round(height / ROW));
  const rowHeight = height / count;
  const rows = Array.from({ length: count }, (_, row) => stretchesOn(polygons, (row + 0.5) * rowHeight));
  return { rowHeight, rows };
}
