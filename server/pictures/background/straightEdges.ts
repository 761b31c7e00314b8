import type { Point } from '../../../src/geometry/point';

/** A closed outline, and which of its points a straight line leads from to the next. */
export interface Edged {
  readonly ring: readonly Point[];
  readonly straight: ReadonlySet<number>;
}

/** All as shares of the outline's longer side. A run from a fifth on may be a line; */
const LONG = 0.16;
/** its points lie within this distance of it, */
const AWAY = 0.008;
/** as they do on average, */
const ROUGH = 0.0035;
/** and it is bent no more than this: an arc stays one. */
const BENT = 0.003;
/** Two lines that end so near to each other meet in a corner. */
const CORNER = 0.035;

const NOWHERE: Point = [0, 0];

const apart = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The points between which the ring stays within a distance of the chord (Ramer 1972; Douglas and Peucker 1973). */
function vertices(points: readonly Point[], within: number): number[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, until] = range;
    const [a, b] = [points[from] ?? NOWHERE, points[until] ?? NOWHERE];
    const length = apart(a, b);
    let [farthest, most] = [-1, within];
    for (let i = from + 1; i < until; i++) {
      const p = points[i] ?? a;
      const off =
        length < 1
          ? apart(p, a)
          : Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length;
      if (off > most) [farthest, most] = [i, off];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, until]);
  }
  return [...kept].sort((one, other) => one - other);
}

/** A line as a point on it and its direction. */
interface Line {
  readonly at: Point;
  readonly way: Point;
}

/** The line nearest to the points, without the ends, which a corner rounds off; undefined where they are no line. */
function lineOf(points: readonly Point[], side: number): Line | undefined {
  const trimmed = points.slice(Math.floor(points.length * 0.06), Math.ceil(points.length * 0.94));
  const count = trimmed.length;
  const middle = trimmed.reduce<Point>(([x, y], p) => [x + p[0] / count, y + p[1] / count], [0, 0]);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of trimmed) {
    xx += (x - middle[0]) ** 2;
    xy += (x - middle[0]) * (y - middle[1]);
    yy += (y - middle[1]) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const way: Point = [Math.cos(angle), Math.sin(angle)];
  const half = apart(trimmed[0] ?? middle, trimmed.at(-1) ?? middle) / 2;
  let [squares, bent, weight] = [0, 0, 0];
  for (const [x, y] of trimmed) {
    const along = ((x - middle[0]) * way[0] + (y - middle[1]) * way[1]) / half;
    const off = (y - middle[1]) * way[0] - (x - middle[0]) * way[1];
    // The second of Legendre's polynomials: of a bow alone, whatever the line's place and direction.
    const bow = 1.5 * along * along - 0.5;
    squares += off * off;
    bent += off * bow;
    weight += bow * bow;
  }
  const isLine = Math.sqrt(squares / count) <= ROUGH * side && 1.5 * Math.abs(bent / weight) <= BENT * side;
  return isLine ? { at: middle, way } : undefined;
}

const onto = ({ at, way }: Line, [x, y]: Point): Point => {
  const along = (x - at[0]) * way[0] + (y - at[1]) * way[1];
  return [at[0] + way[0] * along, at[1] + way[1] * along];
};

/** Where two lines cross; undefined where they hardly do. */
function crossing(one: Line, other: Line): Point | undefined {
  const turned = one.way[0] * other.way[1] - one.way[1] * other.way[0];
  if (Math.abs(turned) < 0.3) return undefined;
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const along = (dx * other.way[1] - dy * other.way[0]) / turned;
  return [one.at[0] + one.way[0] * along, one.at[1] + one.way[1] * along];
}

/** A run of the ring's points that is a line. */
interface Run {
  readonly from: number;
  readonly until: number;
  readonly line: Line;
}

function runsOf(points: readonly Point[], side: number): Run[] {
  const stops = vertices(points, AWAY * side);
  const runs: Run[] = [];
  for (let i = 0; i + 1 < stops.length; i++) {
    const from = stops[i] ?? 0;
    // As many stretches as are one line together: a chip in the edge parts them.
    for (let j = Math.min(stops.length - 1, i + 4); j > i; j--) {
      const until = stops[j] ?? 0;
      if (apart(points[from] ?? NOWHERE, points[until] ?? NOWHERE) < LONG * side) continue;
      const line = lineOf(points.slice(from, until + 1), side);
      if (!line) continue;
      runs.push({ from, until, line });
      i = j - 1;
      break;
    }
  }
  return runs;
}

/** The ring begun at its farthest point from the middle, so that no line is cut by the beginning; it ends there too. */
function begunAtCorner(ring: readonly Point[], middle: Point): readonly Point[] {
  let first = 0;
  for (const [i, point] of ring.entries())
    if (apart(point, middle) > apart(ring[first] ?? point, middle)) first = i;
  return [...ring.slice(first), ...ring.slice(0, first + 1)];
}

/**
 * An outline whose straight sides are lines exactly, and which is left as it is elsewhere: what stone masons saw is
 * straight, and what is not seen as a line (an arch, a boulder's edge) stays a curve.
 */
export function straightened(traced: readonly Point[]): Edged {
  const xs = traced.map(([x]) => x);
  const ys = traced.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top);
  const points = begunAtCorner(traced, [(left + right) / 2, (top + bottom) / 2]);
  const count = points.length - 1;
  const at = (i: number): Point => points[i % count] ?? NOWHERE;
  const runs = runsOf(points, side);
  const ring: Point[] = [];
  const straight = new Set<number>();
  const corners = runs.map((run, k) => {
    const next = runs[(k + 1) % runs.length] ?? run;
    const corner =
      apart(at(run.until), at(next.from)) <= CORNER * side ? crossing(run.line, next.line) : undefined;
    return corner && apart(corner, at(run.until)) < CORNER * side ? corner : undefined;
  });
  for (const [k, run] of runs.entries()) {
    // A line begins at the corner with the one before, or where its own points begin.
    ring.push(corners.at(k - 1) ?? onto(run.line, at(run.from)));
    straight.add(ring.length - 1);
    if (corners[k]) continue;
    ring.push(onto(run.line, at(run.until)));
    const next = runs[k + 1]?.from ?? (runs[0]?.from ?? 0) + count;
    for (let i = run.until + 1; i < next; i++) ring.push(at(i));
  }
  return runs.length === 0 ? { ring: traced, straight } : { ring, straight };
}
