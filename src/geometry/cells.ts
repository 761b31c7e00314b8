import { CLOSE, LINE, MOVE, type Outline, OutlinePen } from './outline';

/** One side of a filled cell, from a point of the grid, with the filled cell on its right. */
interface Side {
  readonly x: number;
  readonly y: number;
  /** Its direction, as a place in `STEPS`. */
  readonly step: number;
}

/** Right, down, left, up: each a turn to the right from the one before. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const stepOf = ({ step }: Side) => STEPS[step] ?? STEPS[0];
const keyOf = ({ x, y, step }: Side) => `${x} ${y} ${step}`;

type IsFilled = (column: number, row: number) => boolean;

/** The sides between a filled cell and one that is not, by their keys. */
function sidesOf(isFilled: IsFilled, count: number): Map<string, Side> {
  const sides = new Map<string, Side>();
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!isFilled(column, row)) continue;
      const around: readonly (readonly [Side, boolean])[] = [
        [{ x: column, y: row, step: 0 }, isFilled(column, row - 1)],
        [{ x: column + 1, y: row, step: 1 }, isFilled(column + 1, row)],
        [{ x: column + 1, y: row + 1, step: 2 }, isFilled(column, row + 1)],
        [{ x: column, y: row + 1, step: 3 }, isFilled(column - 1, row)],
      ];
      for (const [side, isInside] of around) if (!isInside) sides.set(keyOf(side), side);
    }
  }
  return sides;
}

/** The sides that begin where one ends, sharpest right turn first: around the same cell, so that others stay apart. */
function following(side: Side, sides: ReadonlyMap<string, Side>): readonly Side[] {
  const [dx, dy] = stepOf(side);
  return [1, 0, 3].flatMap(
    (turn) => sides.get(keyOf({ x: side.x + dx, y: side.y + dy, step: (side.step + turn) % 4 })) ?? [],
  );
}

/** The corners between one side and the next: none where it goes straight on, two where the corner is cut off. */
function cornerOf(side: Side, next: Side, cut: number | undefined): [number, number][] {
  if (side.step === next.step) return [];
  if (cut === undefined) return [[next.x, next.y]];
  const [[inX, inY], [outX, outY]] = [stepOf(side), stepOf(next)];
  return [
    [next.x - inX * cut, next.y - inY * cut],
    [next.x + outX * cut, next.y + outY * cut],
  ];
}

/**
 * The filled cells of a square grid as one outline without seams: contours clockwise around areas of cells that share a
 * side, counters the other way, with points only where they turn.
 *
 * Where two areas touch with a corner only, both are cut off there, so that no contour touches another.
 *
 * @param count how many cells there are across; what lies outside is not filled.
 * @param cut how far from a shared corner the cut begins, in sides of a cell, up to a half.
 * @returns in sides of a cell, the grid's corner at 0 0.
 */
export function outlineOfCells(isFilled: IsFilled, count: number, cut: number): Outline {
  const isWithin = (place: number) => place >= 0 && place < count;
  const sides = sidesOf((column, row) => isWithin(column) && isWithin(row) && isFilled(column, row), count);
  const followed = new Set<Side>();
  const pen = new OutlinePen();
  for (const start of sides.values()) {
    const corners: [number, number][] = [];
    let side: Side | undefined = start;
    while (side && !followed.has(side)) {
      followed.add(side);
      const ways: readonly Side[] = following(side, sides);
      const [next] = ways;
      if (next) corners.push(...cornerOf(side, next, ways.length > 1 ? cut : undefined));
      side = next;
    }
    for (const [place, corner] of corners.entries()) pen.draw(place === 0 ? MOVE : LINE, ...corner);
    if (corners.length > 0) pen.draw(CLOSE);
  }
  return pen.outline();
}
