import type { Mm } from '../numbers';

/** From where to where a face reaches on a level line, in mm from its left. */
export type Stretch = readonly [from: Mm, to: Mm];

/** Where a stone's face lies, as plain data: its stretches on level lines, each in the middle of a row. */
export interface Silhouette {
  readonly rowHeight: Mm;
  readonly rows: readonly (readonly Stretch[])[];
}

/** A part of a stone, in mm from its upper left corner. */
export interface Part {
  readonly left: Mm;
  readonly right: Mm;
  readonly top: Mm;
  readonly bottom: Mm;
}

/** Whether a part of a stone lies on its face: on each row that it crosses. */
export function liesOn({ rowHeight, rows }: Silhouette, { left, right, top, bottom }: Part): boolean {
  const first = Math.floor(top / rowHeight);
  const last = Math.floor(bottom / rowHeight);
  if (first < 0 || last >= rows.length) return false;
  return rows
    .slice(first, last + 1)
    .every((stretches) => stretches.some(([from, to]) => from <= left && right <= to));
}
