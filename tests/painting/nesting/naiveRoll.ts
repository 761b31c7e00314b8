/**
 * What a roll's file says, reckoned in the plainest way, from the file alone: other code than that which lays the pieces.
 */
type Point = readonly [x: number, y: number];
type Line = readonly Point[];

function fromSide([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
}

/** The least distance of the points of a closed line from the sides of another. */
export function pointsFrom(one: Line, other: Line): number {
  let least = Infinity;
  for (const point of one) {
    let before = other.at(-1) ?? point;
    for (const side of other) {
      least = Math.min(least, fromSide(point, before, side));
      before = side;
    }
  }
  return least;
}

/** The greatest distance of the points of a line from the sides of another. */
export function farthestFrom(one: Line, other: Line): number {
  return one.reduce((most, point) => Math.max(most, pointsFrom([point], other)), 0);
}

/** How near two closed lines come to each other by their corners; lines that cross are found on the grid below. */
export const apart = (one: Line, other: Line) => Math.min(pointsFrom(one, other), pointsFrom(other, one));

/** Where a level line crosses a closed line, from the left. */
function crossingsAt(line: Line, y: number): number[] {
  const crossings: number[] = [];
  let [x1, y1] = line.at(-1) ?? [0, 0];
  for (const [x2, y2] of line) {
    if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    [x1, y1] = [x2, y2];
  }
  return crossings.sort((a, b) => a - b);
}

/** The pixels of a closed line, filled by the even-odd rule, by their numbers on a grid of so many columns. */
function* pixelsOf(line: Line, columns: number, pixel: number): Generator<number> {
  const ys = line.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  for (let row = Math.max(0, Math.floor(top / pixel)); (row + 0.5) * pixel < bottom; row += 1) {
    const crossings = crossingsAt(line, (row + 0.5) * pixel);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from = 0, to = 0] = crossings.slice(pair, pair + 2);
      for (let column = Math.ceil(from / pixel - 0.5); (column + 0.5) * pixel < to; column += 1)
        yield row * columns + column;
    }
  }
}

/** How many pixels of a grid lie in more than one of the closed lines. */
export function pixelsTwice(lines: readonly Line[], length: number, width: number, pixel: number): number {
  const columns = Math.ceil(length / pixel);
  const taken = new Uint8Array(columns * Math.ceil(width / pixel));
  let twice = 0;
  for (const line of lines) {
    for (const cell of pixelsOf(line, columns, pixel)) {
      if (taken[cell]) twice += 1;
      taken[cell] = 1;
    }
  }
  return twice;
}
