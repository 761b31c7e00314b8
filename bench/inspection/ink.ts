/**
 * Where ink lies, by plain arithmetic on the drawn outlines: chords, level lines and winding numbers. It shares nothing
 * with `src/scene/checks`, so a fault made by it is there whatever the checks say.
 */
import { COORDS_OF, CUBIC, LINE, MOVE, type Outline, QUAD } from '../../src/geometry/outline';
import type { LetteringNode, Place, SceneNode } from '../../src/scene/scene';
import type { Mm } from '../../src/stone/numbers';

export type Point = readonly [x: number, y: number];
/** Closed: the last point is followed by the first. */
export type Polygon = readonly Point[];

/** So many chords replace a curve: they lie within 0.01 mm of one that is 10 mm large. */
const CHORDS = 24;

/** A point of a Bézier curve of any degree, by de Casteljau's halving of its corners. */
function alongCurve(corners: readonly Point[], part: number): Point {
  let left = corners;
  while (left.length > 1) {
    left = left.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = left[index] ?? [x, y];
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  }
  return left[0] ?? [0, 0];
}

/** The contours of an outline with chords for its curves, each point put where `put` says. */
export function polygonsOf(
  { verbs, coords }: Outline,
  put: (x: number, y: number) => Point = (x, y) => [x, y],
): Polygon[] {
  const polygons: Point[][] = [];
  let at: Point = [0, 0];
  let next = 0;
  for (const verb of verbs) {
    const corners: Point[] = [];
    for (const end = next + (COORDS_OF[verb] ?? 0); next < end; next += 2)
      corners.push([coords[next] ?? 0, coords[next + 1] ?? 0]);
    const polygon = polygons.at(-1);
    switch (verb) {
      case MOVE:
        polygons.push(corners.map((point) => put(...point)));
        break;
      case LINE:
        polygon?.push(...corners.map((point) => put(...point)));
        break;
      case QUAD:
      case CUBIC:
        for (let chord = 1; chord <= CHORDS; chord += 1)
          polygon?.push(put(...alongCurve([at, ...corners], chord / CHORDS)));
        break;
    }
    at = corners.at(-1) ?? at;
  }
  return polygons;
}

/** One character of a line, or all of anything else, as polygons. */
export interface Ink {
  readonly index: number;
  readonly character: string;
  readonly polygons: readonly Polygon[];
}

/** The tangent of a slanted line's angle. */
const LEAN = Math.tan((12 * Math.PI) / 180);

/** A point of an element's own mm, in mm of the stone. */
const onStone =
  ({ x, y, rotation, scale }: Place) =>
  (ownX: number, ownY: number): Point => {
    const turned = (rotation * Math.PI) / 180;
    return [
      x + scale * (ownX * Math.cos(turned) - ownY * Math.sin(turned)),
      y + scale * (ownX * Math.sin(turned) + ownY * Math.cos(turned)),
    ];
  };

/** The characters of a line that have ink, in its own mm about the middle of its baseline, or as `put` puts them. */
export function inkOfLine(
  { line, typeface }: LetteringNode,
  put: (x: number, y: number) => Point = (x, y) => [x, y],
): Ink[] {
  const lean = line.cursive === 'slant' ? LEAN : 0;
  return line.letters.flatMap(({ glyphs, index, cluster }) => {
    const polygons = glyphs.flatMap((glyph) =>
      polygonsOf(typeface.glyphOutline(glyph.gid), (unitsX, unitsY) => {
        const y = glyph.y + unitsY * line.mmPerUnit;
        return put(glyph.x - line.width / 2 + unitsX * line.mmPerUnit - lean * y, y);
      }),
    );
    return polygons.length > 0 ? [{ index, character: cluster, polygons }] : [];
  });
}

/** The ink of an element on the stone, in mm. */
export function inkOf(node: SceneNode): Ink[] {
  const put = onStone(node.place);
  switch (node.kind) {
    case 'lettering':
      return inkOfLine(node, put);
    case 'ornament':
    case 'medallion':
    case 'etching':
    case 'frame':
      return [{ index: -1, character: '', polygons: polygonsOf(node.outline, put) }];
    case 'attachment':
      return [
        {
          index: -1,
          character: '',
          polygons: node.layers.flatMap(({ outline }) => polygonsOf(outline, put)),
        },
      ];
    case 'image':
    case 'unavailable':
      return [];
  }
}

/** The box around ink: least x, least y, greatest x, greatest y. */
export function extentOf(ink: readonly Pick<Ink, 'polygons'>[]): [Mm, Mm, Mm, Mm] {
  const extent: [Mm, Mm, Mm, Mm] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ink.flatMap(({ polygons }) => polygons.flat())) {
    extent[0] = Math.min(extent[0], x);
    extent[1] = Math.min(extent[1], y);
    extent[2] = Math.max(extent[2], x);
    extent[3] = Math.max(extent[3], y);
  }
  return extent;
}

const turned = (polygons: readonly Polygon[]) =>
  polygons.map((polygon) => polygon.map(([x, y]): Point => [y, x]));

/** Where the contours cross a level line: x, and which way they go (1 down, −1 up), from the left. */
function crossings(polygons: readonly Polygon[], level: number): [x: number, way: 1 | -1][] {
  const found: [number, 1 | -1][] = [];
  for (const polygon of polygons) {
    let [fromX, fromY] = polygon.at(-1) ?? [0, 0];
    for (const [x, y] of polygon) {
      if (fromY <= level !== y <= level)
        found.push([fromX + ((level - fromY) / (y - fromY)) * (x - fromX), y > fromY ? 1 : -1]);
      [fromX, fromY] = [x, y];
    }
  }
  return found.sort(([one], [other]) => one - other);
}

/** The stretches of ink on a level line, by the nonzero rule. */
export function stretchesOn(polygons: readonly Polygon[], level: number): [from: number, to: number][] {
  const stretches: [number, number][] = [];
  let [winding, from] = [0, 0];
  for (const [x, way] of crossings(polygons, level)) {
    if (winding === 0) from = x;
    winding += way;
    if (winding === 0 && x > from) stretches.push([from, x]);
  }
  return stretches;
}

/** The distance between level lines, in mm. */
const STEP: Mm = 0.05;

/** How far contours reach to one side on each level line between two heights, by the line's number. */
function reachOn(polygons: readonly Polygon[], top: Mm, bottom: Mm, farther: (a: Mm, b: Mm) => Mm): Mm[] {
  const reach: Mm[] = [];
  for (const polygon of polygons) {
    let [fromX, fromY] = polygon.at(-1) ?? [0, 0];
    for (const [x, y] of polygon) {
      const first = Math.max(0, Math.ceil((Math.min(fromY, y) - top) / STEP));
      for (let line = first; top + line * STEP < Math.min(Math.max(fromY, y), bottom); line += 1) {
        const at = fromX + ((top + line * STEP - fromY) / (y - fromY)) * (x - fromX);
        reach[line] = farther(reach[line] ?? at, at);
      }
      [fromX, fromY] = [x, y];
    }
  }
  return reach;
}

/**
 * The gap between two shapes on the level line where they are nearest, the first on the left of the second: negative
 * where they cross, Infinity where they share no level line. Their least distance is at most this.
 */
export function gapAcross(left: readonly Polygon[], right: readonly Polygon[]): Mm {
  const [, leftTop, , leftBottom] = extentOf([{ polygons: left }]);
  const [, rightTop, , rightBottom] = extentOf([{ polygons: right }]);
  const [top, bottom] = [Math.max(leftTop, rightTop), Math.min(leftBottom, rightBottom)];
  const ends = reachOn(left, top, bottom, Math.max);
  const starts = reachOn(right, top, bottom, Math.min);
  return ends.reduce(
    (least, end, line) => Math.min(least, (starts[line] ?? Number.POSITIVE_INFINITY) - end),
    Number.POSITIVE_INFINITY,
  );
}

/** How far a point is from the stretch between two others, in mm. */
function fromStretch([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): Mm {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX * alongX + alongY * alongY;
  const part = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square;
  const held = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - held * alongX, y - fromY - held * alongY);
}

/** Which side of a stretch a point is on: positive on one, negative on the other. */
const sideOf = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point) =>
  (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);

/** Whether two stretches cross. */
const doCross = (from: Point, to: Point, first: Point, second: Point) =>
  sideOf(from, first, second) * sideOf(to, first, second) < 0 &&
  sideOf(first, from, to) * sideOf(second, from, to) < 0;

/** The sides of a shape that lie, or pass, within so far of a box, each as its two ends. */
function sidesNear(polygons: readonly Polygon[], box: readonly [Mm, Mm, Mm, Mm], far: Mm): [Point, Point][] {
  const [left, top, right, bottom] = box;
  return polygons.flatMap((polygon) =>
    polygon
      .map((to, index): [Point, Point] => [polygon.at(index - 1) ?? to, to])
      .filter(
        ([[fromX, fromY], [x, y]]) =>
          Math.max(fromX, x) > left - far &&
          Math.min(fromX, x) < right + far &&
          Math.max(fromY, y) > top - far &&
          Math.min(fromY, y) < bottom + far,
      ),
  );
}

/**
 * The least distance of two shapes in any direction, in mm, every corner against every side; 0 where their edges cross,
 * `far` where they are farther apart than that.
 */
export function gapAnywhere(one: readonly Polygon[], other: readonly Polygon[], far: Mm): Mm {
  const near = sidesNear(one, extentOf([{ polygons: other }]), far);
  const beside = sidesNear(other, extentOf([{ polygons: one }]), far);
  let least = far;
  for (const [from, to] of near) {
    for (const [first, second] of beside) {
      if (doCross(from, to, first, second)) return 0;
      least = Math.min(
        least,
        fromStretch(to, first, second),
        fromStretch(from, first, second),
        fromStretch(first, from, to),
        fromStretch(second, from, to),
      );
    }
  }
  return least;
}

/** The same from above to below. */
export const gapBelow = (above: readonly Polygon[], below: readonly Polygon[]): Mm =>
  gapAcross(turned(above), turned(below));

/** The gap between ink and a face's edge to its left on the level line where it is least; negative beyond it. */
export function gapToLeftEdge(ink: readonly Polygon[], face: readonly Polygon[]): Mm {
  const [, top, , bottom] = extentOf([{ polygons: ink }]);
  const edges = reachOn(face, top, bottom, Math.min);
  return reachOn(ink, top, bottom, Math.min).reduce(
    (least, start, line) => Math.min(least, start - (edges[line] ?? Number.NEGATIVE_INFINITY)),
    Number.POSITIVE_INFINITY,
  );
}

/** Whether a point lies on ink, by the nonzero rule. */
export function isOn(polygons: readonly Polygon[], [x, y]: Point): boolean {
  return stretchesOn(polygons, y).some(([from, to]) => x > from && x < to);
}

/** The area within a polygon, in mm² where it is in mm: positive one way round, negative the other. */
export function areaOf(polygon: Polygon): number {
  let twice = 0;
  let [fromX, fromY] = polygon.at(-1) ?? [0, 0];
  for (const [x, y] of polygon) {
    twice += fromX * y - x * fromY;
    [fromX, fromY] = [x, y];
  }
  return twice / 2;
}
