/** Hears which pixels of a row lie in a triangle, the last one not among them. */
export type OnSpan = (row: number, from: number, to: number) => void;

/** Where the side from one point to another crosses the middle of a row; the same whichever way it is given. */
function crossingOf(ax: number, ay: number, bx: number, by: number, middle: number): number {
  return ay <= by
    ? ax + ((middle - ay) * (bx - ax)) / (by - ay)
    : bx + ((middle - by) * (ax - bx)) / (ay - by);
}

/**
 * Names the pixels whose middles lie in a triangle, row by row. Triangles that share a side share no pixel and leave none out
 * between them.
 *
 * @param points x and y of the corners, in pixels from the picture's upper left corner, y down.
 */
export function spansOf(
  points: readonly [ax: number, ay: number, bx: number, by: number, cx: number, cy: number],
  width: number,
  height: number,
  onSpan: OnSpan,
): void {
  const [ax, ay, bx, by, cx, cy] = points;
  const first = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const end = Math.min(height, Math.ceil(Math.max(ay, by, cy) - 0.5));
  for (let row = first; row < end; row += 1) {
    const middle = row + 0.5;
    const [overA, overB, overC] = [ay <= middle, by <= middle, cy <= middle];
    let [left, right] = [Infinity, -Infinity];
    if (overA !== overB) {
      const x = crossingOf(ax, ay, bx, by, middle);
      left = x;
      right = x;
    }
    if (overB !== overC) {
      const x = crossingOf(bx, by, cx, cy, middle);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    if (overC !== overA) {
      const x = crossingOf(cx, cy, ax, ay, middle);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(width, Math.ceil(right - 0.5));
    if (from < to) onSpan(row, from, to);
  }
}
