import type { Mm } from '../numbers';

/** The horizontal extent of a face at a height, in mm from its left. */
export type Stretch = readonly [from: Mm, to: Mm];

/** The extent of a stone's face, as plain data: its stretches on horizontal lines, each in the middle of a row. */
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

/** Whether a part of a stone is on its face: on each row that it crosses. */
export function liesOn({ rowHeight, rows }: Silhouette, { left, right, top, bottom }: Part): boolean {
  const first = Math.floor(top / rowHeight);
  const last = Math.floor(bottom / rowHeight);
  if (first < 0 || last >= rows.length) return false;
  return rows
    .slice(first, last + 1)
    .every((stretches) => stretches.some(([from, to]) => from <= left && right <= to));
}
