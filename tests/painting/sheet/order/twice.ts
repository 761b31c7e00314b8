import type { Point } from '../points';

type Side = readonly [Point, Point];

/** Two sides lie on each other where they are no farther apart than this, in mm: a twentieth of what a plotter's unit is. */
const APART = 0.001;

/** What is shorter than this in mm is a touch, as of two round strokes, and no cut. */
const TOUCH = 0.05;

/** The side of the squares in mm by which what is far away is not compared. */
const SQUARE = 2;

const squaresOf = ([[ax, ay], [bx, by]]: Side): string[] => {
  const [left, right] = [Math.floor(Math.min(ax, bx) / SQUARE), Math.floor(Math.max(ax, bx) / SQUARE)];
  const [top, bottom] = [Math.floor(Math.min(ay, by) / SQUARE), Math.floor(Math.max(ay, by) / SQUARE)];
  return Array.from({ length: right - left + 1 }, (_, column) =>
    Array.from({ length: bottom - top + 1 }, (_unused, row) => `${left + column} ${top + row}`),
  ).flat();
};

/** How long the stretch is in which one side lies on another, in mm; 0 where they cross or only touch. */
function shared([[ax, ay], [bx, by]]: Side, [c, d]: Side): number {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const along = ([x, y]: Point) => (x - ax) * ux + (y - ay) * uy;
  const beside = ([x, y]: Point) => (y - ay) * ux - (x - ax) * uy;
  const [from, to] = [along(c), along(d)];
  const [first, last] = [Math.max(0, Math.min(from, to)), Math.min(length, Math.max(from, to))];
  if (!(last > first)) return 0;
  // How far the other lies beside at both ends of the stretch.
  const at = (place: number) => beside(c) + ((place - from) / (to - from)) * (beside(d) - beside(c));
  return Math.max(Math.abs(at(first)), Math.abs(at(last))) < APART ? last - first : 0;
}

/** How much of all lines is cut twice, whichever way and whatever begins where, in mm: by their sides, each against each other. */
export function twiceCut(lines: readonly (readonly Point[])[]): number {
  const squares = new Map<string, number[]>();
  const sides = lines
    .flatMap((line) => line.slice(1).map((to, index): Side => [line[index] ?? to, to]))
    .filter(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay) > 0);
  let twice = 0;
  for (const [index, side] of sides.entries()) {
    const near = new Set<number>();
    for (const square of squaresOf(side)) {
      const there = squares.get(square) ?? [];
      for (const other of there) near.add(other);
      there.push(index);
      squares.set(square, there);
    }
    for (const other of near) {
      const length = shared(side, sides[other] ?? side);
      if (length > TOUCH) twice += length;
    }
  }
  return twice;
}
