import type { Polygon, Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';
import { Body, rimOf } from './body';
import { type Carving, carvedSheet } from './carvedSheet';
import type { Substance, Surface } from './part';
import { type Sheet, triangulate } from './triangulate';
import { isWithin } from './within';

/** What is seen of a region of a body's front. */
export interface Front {
  readonly substance: Substance;
  readonly elements: readonly number[];
}

/** A body between a front that may be carved and a plane back. */
export interface Extrusion {
  /** Its outer edge and its holes, in mm, which do not cross. */
  readonly outline: readonly Polygon[];
  /** Further closed lines of its front, and open ones. */
  readonly lines: readonly Polygon[];
  readonly ridges: readonly (readonly Vertex[])[];
  /** What is carved into its front. */
  readonly carvings?: readonly Carving[];
  /** How high a point of the front lies over the stone's face, in mm: the edge's, a line's or a point's. */
  readonly heightOf: (sheet: Sheet) => (place: number) => Mm;
  /** How high the back lies. */
  readonly back: Mm;
  /** What is seen at a place of the front. */
  readonly frontAt: (at: Vertex) => Front;
  readonly side: Substance;
  readonly behind: Substance;
}

/** The walls from the front's edge down to the back, as a picture runs around them. */
function walls(
  body: Body,
  rim: readonly (readonly [number, number])[],
  front: ReadonlyMap<number, number>,
  behind: ReadonlyMap<number, number>,
): Pick<Surface, 'corners' | 'texture'> {
  const corners: number[] = [];
  const texture: number[] = [];
  const z = (point: number) => body.points[3 * point + 2] ?? 0;
  let way = 0;
  for (const [from, to] of rim) {
    const [a = 0, b = 0, c = 0, d = 0] = [front.get(from), front.get(to), behind.get(to), behind.get(from)];
    const at = (point: number, axis: 0 | 1) => body.points[3 * point + axis] ?? 0;
    const end = way + Math.hypot(at(b, 0) - at(a, 0), at(b, 1) - at(a, 1));
    corners.push(a, b, c, a, c, d);
    texture.push(way, -z(a), end, -z(b), end, -z(c), way, -z(a), end, -z(c), way, -z(d));
    way = end;
  }
  return { corners, texture };
}

/** The sides of a rim in the order in which one leads to the next. */
function inOrder(rim: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const next = new Map(rim.map((side) => [side[0], side]));
  const ordered: (readonly [number, number])[] = [];
  for (const start of rim) {
    let side = next.get(start[0]);
    while (side) {
      next.delete(side[0]);
      ordered.push(side);
      side = next.get(side[1]);
    }
  }
  // Where a rim touches itself, two sides begin at one point.
  return ordered.length === rim.length ? ordered : [...rim];
}

/** Adds the back, and the walls between it and the front's edge. */
function closeBehind(
  body: Body,
  { outline, back, side, behind }: Extrusion,
  front: Sheet,
  isFront: (triangle: number) => boolean,
  points: ReadonlyMap<number, number>,
): void {
  const ground = triangulate(outline);
  const isGround = isWithin(outline, ground);
  const places = new Map<number, number>();
  const corners: number[] = [];
  const texture: number[] = [];
  const lowPointOf = (place: number, at: Vertex) => {
    const known = places.get(place) ?? body.point(at, back);
    places.set(place, known);
    return known;
  };
  for (let at = 0; at < ground.triangles.length; at += 3) {
    if (!isGround(at / 3)) continue;
    for (const place of ground.triangles.subarray(at, at + 3)) {
      const point = ground.points.at(place);
      corners.push(lowPointOf(place, point));
      texture.push(-point.x, point.y);
    }
  }
  body.add({ substance: behind, elements: [], corners, texture });
  const rim = inOrder(rimOf(front, isFront));
  const low = new Map(
    rim.map(([from]) => {
      const at = front.points.at(from);
      return [from, lowPointOf(ground.points.placeOf(at) ?? -1, at)] as const;
    }),
  );
  body.add({ substance: side, elements: [], ...walls(body, rim, points, low) });
}

/** Builds a closed body: its front in triangles, the walls along its edge, and its back. */
export function extrude(extrusion: Extrusion): Body {
  const { outline, lines, ridges, carvings = [], heightOf, frontAt } = extrusion;
  const body = new Body();
  const sheet =
    carvings.length > 0
      ? carvedSheet([...outline, ...lines], carvings)
      : triangulate([...outline, ...lines], ridges);
  const isFront = isWithin(outline, sheet);
  const height = heightOf(sheet);
  const points = new Map<number, number>();
  const pointOf = (place: number) => {
    const known = points.get(place) ?? body.point(sheet.points.at(place), height(place));
    points.set(place, known);
    return known;
  };
  const fronts = sheet.seeds.map(frontAt);
  const bySight = new Map<
    string,
    { readonly front: Front; readonly corners: number[]; readonly texture: number[] }
  >();
  for (const [triangle, region] of sheet.regions.entries()) {
    const front = fronts[region];
    if (!front || !isFront(triangle)) continue;
    const key = sightOf(front);
    const seen = bySight.get(key) ?? { front, corners: [], texture: [] };
    bySight.set(key, seen);
    for (const place of sheet.triangles.subarray(3 * triangle, 3 * triangle + 3).toReversed()) {
      const { x, y } = sheet.points.at(place);
      seen.corners.push(pointOf(place));
      seen.texture.push(x, y);
    }
  }
  for (const { front, corners, texture } of bySight.values()) body.add({ ...front, corners, texture });
  closeBehind(body, extrusion, sheet, isFront, points);
  return body;
}

/** The same for fronts that are seen alike. */
const sightOf = ({ substance, elements }: Front) =>
  [
    substance.kind,
    'covering' in substance ? substance.covering : '',
    'finish' in substance ? substance.finish : '',
    ...elements,
  ].join(' ');
