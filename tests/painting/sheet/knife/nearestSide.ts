import type { Point } from '../points';

/** The side of a square in which sides are looked for, in mm: nothing farther away is found. */
const CELL = 1;

/** A number for each square of a stone, and of 8 m around it. */
const keyOf = (across: number, down: number) => (across + 8192) * 32_768 + down + 8192;

/** The distance of points from the sides of open lines, in mm: at least 1 where none is as near as that. */
export function distanceTo(lines: readonly (readonly Point[])[]): (point: Point) => number {
  const cells = new Map<number, (readonly [Point, Point])[]>();
  for (const line of lines) {
    for (const [index, to] of line.entries()) {
      const from = line[Math.max(0, index - 1)] ?? to;
      const side = [from, to] as const;
      const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
      const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
      for (let x = Math.floor(left / CELL) - 1; x <= Math.floor(right / CELL) + 1; x += 1)
        for (let y = Math.floor(top / CELL) - 1; y <= Math.floor(bottom / CELL) + 1; y += 1) {
          const key = keyOf(x, y);
          const cell = cells.get(key);
          if (cell) cell.push(side);
          else cells.set(key, [side]);
        }
    }
  }
  return ([x, y]) => {
    let least = CELL * CELL;
    for (const [[ax, ay], [bx, by]] of cells.get(keyOf(Math.floor(x / CELL), Math.floor(y / CELL))) ?? []) {
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      const [offX, offY] = [x - ax - t * dx, y - ay - t * dy];
      least = Math.min(least, offX * offX + offY * offY);
    }
    return Math.sqrt(least);
  };
}

/** The length of a line, in mm. */
export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[Math.max(0, index - 1)] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}
