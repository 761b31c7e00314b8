import { characters } from './spacing';

/** For each pair of beginnings left over, how many characters they share in order, by rows of the first. */
function sharedFrom(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const shared = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      shared[i * width + j] =
        before[i] === after[j]
          ? (shared[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(shared[(i + 1) * width + j] ?? 0, shared[i * width + j + 1] ?? 0);
  return shared;
}

/**
 * Where a letter of a line stands after the line was rewritten, by the longest sequence of characters that both have; the
 * same beginning and the same end are never drawn into it.
 *
 * @param before the line when its letter was pinned, `letter` its index there among the line's characters.
 * @returns the index now; undefined where the letter was taken away.
 */
export function pinnedLetter(before: string, letter: number, after: string): number | undefined {
  const [old, now] = [characters(before), characters(after)];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  if (letter < head) return letter;
  if (letter >= old.length) return undefined;
  if (letter >= old.length - tail) return letter - old.length + now.length;
  const [from, to] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  const shared = sharedFrom(from, to);
  const width = to.length + 1;
  let [i, j] = [0, 0];
  while (i < from.length && j < to.length) {
    if (from[i] === to[j]) {
      if (head + i === letter) return head + j;
      i++;
      j++;
    } else if ((shared[(i + 1) * width + j] ?? 0) >= (shared[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return undefined;
}
