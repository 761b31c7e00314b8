import { alongSides, type Contour } from '../../geometry/contour';
import { spansAt } from '../../scene/checks/ink/spans';
import type { Mm } from '../../stone/numbers';

/**
 * A room cut into rows of equal height along the roll, from its top; of each row the stretches that the room reaches anywhere
 * within it (the "semi-discrete" form of Chehrazad, Roose and Wauters, 2022): rooms whose stretches do not overlap in any
 * row do not overlap. Along the roll nothing is rounded.
 */
export interface Rows {
  readonly count: number;
  /** Where the stretches of a row begin in `stretches`, by its number, and behind the last one where they end. */
  readonly starts: Int32Array;
  /** From, to, from, to … in mm from the room's left. */
  readonly stretches: Float64Array;
  /** The greatest of them: how long the room is. */
  readonly length: Mm;
  /** A step from row to row that comes by all of them, hardly any near the one before: what is in the way is met early. */
  readonly stride: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The golden section of a count, or the next step beyond that has no divisor in common with it. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.381966));
  while (divisor(count, stride) !== 1) stride += 1;
  return stride;
}

/** Stretches sorted and joined where they meet. */
function joined(stretches: (readonly [Mm, Mm])[]): number[] {
  const flat: number[] = [];
  for (const [from, to] of stretches.sort(([one], [other]) => one - other)) {
    const end = flat.at(-1);
    if (end !== undefined && from <= end) flat[flat.length - 1] = Math.max(end, to);
    else flat.push(from, to);
  }
  return flat;
}

/** Cuts a room, whose box begins at 0, 0, into rows of a height in mm. */
export function rowsOf(room: Contour, height: Mm): Rows {
  let bottom = 0;
  for (let at = 1; at < room.length; at += 2) bottom = Math.max(bottom, room[at] ?? 0);
  const count = Math.max(1, Math.ceil(bottom / height - 1e-9));
  const found = Array.from({ length: count }, (_, row): (readonly [Mm, Mm])[] => [
    // What a room covers of a row ends at its sides, or at what it covers of the row's own edges.
    ...spansAt([room], row * height),
    ...spansAt([room], (row + 1) * height),
  ]);
  alongSides(room, (x1, y1, x2, y2) => {
    const [top, low] = [Math.min(y1, y2), Math.max(y1, y2)];
    const last = Math.min(count - 1, Math.floor(low / height));
    for (let row = Math.max(0, Math.floor(top / height)); row <= last; row += 1) {
      const at = (y: Mm) => (y1 === y2 ? x1 : x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      const from = y1 === y2 ? x1 : at(Math.max(top, row * height));
      const to = y1 === y2 ? x2 : at(Math.min(low, (row + 1) * height));
      found[row]?.push([Math.min(from, to), Math.max(from, to)]);
    }
  });
  const flat = found.map(joined);
  const starts = new Int32Array(count + 1);
  for (const [row, { length }] of flat.entries()) starts[row + 1] = (starts[row] ?? 0) + length;
  const stretches = Float64Array.from(flat.flat());
  const length = stretches.reduce((most, x) => Math.max(most, x), 0);
  return { count, starts, stretches, length, stride: strideOf(count) };
}
