import type { Done } from './readProgram';

type Point = readonly [x: number, y: number];

/** A piece of a cut as the stone's face shows it: a disc that goes from one place and radius to another. */
export interface Swept {
  readonly from: readonly [x: number, y: number, r: number];
  readonly to: readonly [x: number, y: number, r: number];
}

/** What a conical bit leaves on the face by all moves below it: by hand, from each move's own numbers. */
export function sweptBy(moves: readonly Done[], angle: number, tipRadius: number, height: number): Swept[] {
  const flare = Math.tan((angle / 2) * (Math.PI / 180));
  const disc = ([x, y, z]: Done['to']) => [x, height - y, z > 0 ? 0 : tipRadius - z * flare] as const;
  return moves
    .filter(({ from, to }) => from[2] <= 0 && to[2] <= 0)
    .map(({ from, to }) => ({ from: disc(from), to: disc(to) }));
}

/** Squares of 2 mm, by which what is far away is not asked. */
const SIDE = 2;

/** Things by the squares that their boxes meet. */
class Squares<T> {
  readonly #squares = new Map<string, T[]>();

  put(thing: T, left: number, top: number, right: number, bottom: number): void {
    for (let x = Math.floor(left / SIDE); x <= Math.floor(right / SIDE); x += 1)
      for (let y = Math.floor(top / SIDE); y <= Math.floor(bottom / SIDE); y += 1) {
        const key = `${x} ${y}`;
        const there = this.#squares.get(key) ?? [];
        there.push(thing);
        this.#squares.set(key, there);
      }
  }

  near([x, y]: Point, reach: number): Set<T> {
    const found = new Set<T>();
    const far = Math.ceil(reach / SIDE);
    for (let column = -far; column <= far; column += 1)
      for (let row = -far; row <= far; row += 1)
        for (const thing of this.#squares.get(
          `${Math.floor(x / SIDE) + column} ${Math.floor(y / SIDE) + row}`,
        ) ?? [])
          found.add(thing);
    return found;
  }
}

/** How far a point lies outside of a moving disc: least over its way, a convex function, found by thirds. */
function outside([x, y]: Point, { from, to }: Swept): number {
  const at = (t: number) =>
    Math.hypot(x - from[0] - t * (to[0] - from[0]), y - from[1] - t * (to[1] - from[1])) -
    (from[2] + t * (to[2] - from[2]));
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const third = (high - low) / 3;
    if (at(low + third) < at(high - third)) high -= third;
    else low += third;
  }
  return Math.min(at(0), at(1), at((low + high) / 2));
}

/** How far a point lies from a straight piece. */
function distanceTo([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** The farthest that any point of an outline lies outside of what was swept, in mm, and where. */
export function leftBy(swept: readonly Swept[], outline: readonly (readonly Point[])[]) {
  const squares = new Squares<Swept>();
  for (const piece of swept) {
    const r = Math.max(piece.from[2], piece.to[2]);
    const [xs, ys] = [
      [piece.from[0], piece.to[0]],
      [piece.from[1], piece.to[1]],
    ];
    squares.put(piece, Math.min(...xs) - r, Math.min(...ys) - r, Math.max(...xs) + r, Math.max(...ys) + r);
  }
  let [worst, where]: [number, Point] = [-Infinity, [0, 0]];
  for (const point of outline.flat()) {
    let least = Infinity;
    for (const piece of squares.near(point, 1)) {
      least = Math.min(least, outside(point, piece));
      if (least <= worst) break;
    }
    if (least > worst) [worst, where] = [least, point];
  }
  return { mm: worst, where };
}

/** Discs are tried so far apart along each move, in mm. */
const STEP = 0.2;

/** The farthest that any disc of what was swept reaches over an outline, in mm, and where. Its middles have to be inside. */
export function overBy(swept: readonly Swept[], outline: readonly (readonly Point[])[]) {
  const squares = new Squares<readonly [Point, Point]>();
  for (const contour of outline) {
    for (const [index, to] of contour.entries()) {
      const from = contour.at(index - 1) ?? to;
      const [xs, ys] = [
        [from[0], to[0]],
        [from[1], to[1]],
      ];
      squares.put([from, to], Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    }
  }
  let [worst, where]: [number, Point] = [-Infinity, [0, 0]];
  for (const { from, to } of swept) {
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    for (let step = 0; step <= count; step += 1) {
      const t = step / count;
      const middle: Point = [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
      const radius = from[2] + t * (to[2] - from[2]);
      for (const side of squares.near(middle, radius)) {
        const over = radius - distanceTo(middle, side);
        if (over > worst) [worst, where] = [over, middle];
      }
    }
  }
  return { mm: worst, where };
}
