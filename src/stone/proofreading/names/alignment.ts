/**
 * How two words differ, by the fewest single letters added, left out, changed or changed places with the next (the
 * "optimal string alignment" distance).
 */

type Table = readonly (readonly number[])[];

/** Row i, column j: what it takes to make the first j letters of `to` from the first i of `from`. */
function distances(from: readonly string[], to: readonly string[]): Table {
  const table: number[][] = [to.map((_, index) => index)];
  table[0]?.push(to.length);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const least = Math.min(
        cell(table, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        cell(table, i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1),
      );
      row.push(isSwap(from, to, i, j) ? Math.min(least, cell(table, i - 2, j - 2) + 1) : least);
    }
    table.push(row);
  }
  return table;
}

const cell = (table: Table, i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;

function isSwap(from: readonly string[], to: readonly string[], i: number, j: number): boolean {
  return (
    i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] && from[i - 1] !== to[j - 1]
  );
}

/** How many letters must be added, left out, changed or swapped to make one word of the other. */
export function editDistance(from: string, to: string): number {
  const [one, other] = [Array.from(from), Array.from(to)];
  return cell(distances(one, other), one.length, other.length);
}

/** Whether one letter added, left out, changed or swapped with the next makes one word of the other: `editDistance` 1. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const [left, right] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * The letters of `from` that are other than they should be, as indices. Where a letter of `to` is left out, the letter
 * before the gap is named, or the first where the gap is at the beginning.
 */
export function differingLetters(from: readonly string[], to: readonly string[]): number[] {
  const table = distances(from, to);
  const differing = new Set<number>();
  let [i, j] = [from.length, to.length];
  while (i > 0 || j > 0) {
    const here = cell(table, i, j);
    if (i > 0 && j > 0 && from[i - 1] === to[j - 1] && here === cell(table, i - 1, j - 1)) {
      [i, j] = [i - 1, j - 1];
    } else if (isSwap(from, to, i, j) && here === cell(table, i - 2, j - 2) + 1) {
      differing.add(i - 1).add(i - 2);
      [i, j] = [i - 2, j - 2];
    } else if (i > 0 && j > 0 && here === cell(table, i - 1, j - 1) + 1) {
      differing.add(i - 1);
      [i, j] = [i - 1, j - 1];
    } else if (i > 0 && here === cell(table, i - 1, j) + 1) {
      differing.add(i - 1);
      i -= 1;
    } else {
      differing.add(Math.max(0, i - 1));
      j -= 1;
    }
  }
  return [...differing].sort((one, other) => one - other);
}
