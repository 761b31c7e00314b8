import { boxAround, covers } from '../../geometry/contour';
import type { Polygon, Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';
import { asContour } from './asContour';
import { rimOf } from './body';
import { type CutArea, polygonsAt } from './cuts';
import { placedRidges, ridgesIn } from './placedRidges';
import { type PointIndex, whole } from './pointIndex';
import type { Ridge } from './ridgePoint';
import { type Sheet, triangulate } from './triangulate';
import { isWithin } from './within';

/** An area that is carved into a plane, and how deep at most. */
export interface Carving {
  readonly area: CutArea;
  readonly most: Mm;
}

/** The ground of a form in triangles, at its own place. */
interface Ground {
  readonly points: PointIndex;
  readonly triangles: Uint32Array;
  readonly seed: Vertex;
}

const known = new WeakMap<readonly Ridge[], Ground>();

/** The ground of a form, cut into triangles once: letters repeat. */
function groundOf({ area: { form }, most }: Carving): Ground {
  const ridges = ridgesIn(form, most);
  const before = known.get(ridges);
  if (before) return before;
  const sheet = triangulate(form, ridges);
  const isInside = isWithin(form, sheet);
  const triangles: number[] = [];
  let seed: Vertex = { x: 0, y: 0 };
  for (const [triangle, region] of sheet.regions.entries()) {
    if (!isInside(triangle)) continue;
    seed = sheet.seeds[region] ?? seed;
    for (let at = 3 * triangle; at < 3 * triangle + 3; at += 1) triangles.push(sheet.triangles[at] ?? 0);
  }
  const ground = { points: sheet.points, triangles: Uint32Array.from(triangles), seed };
  known.set(ridges, ground);
  return ground;
}

/** Collects the triangles of a sheet from several. */
class Patchwork {
  readonly triangles: number[] = [];
  readonly regions: number[] = [];
  readonly seeds: Vertex[] = [];

  constructor(readonly points: PointIndex) {}

  /** Adds a region of its own: a ground, moved. */
  lay({ points, triangles, seed }: Ground, { x, y }: CutArea): void {
    const [right, down] = [whole(x), whole(y)];
    const places = Array.from({ length: points.count }, (_, place) =>
      this.points.addWhole(
        (points.coords[2 * place] ?? 0) + right,
        (points.coords[2 * place + 1] ?? 0) + down,
      ),
    );
    for (const place of triangles) this.triangles.push(places[place] ?? 0);
    const region = this.seeds.push({ x: seed.x + x, y: seed.y + y }) - 1;
    for (let at = 0; at < triangles.length; at += 3) this.regions.push(region);
  }

  sheet(): Sheet {
    const { points, seeds } = this;
    return {
      points,
      seeds,
      triangles: Uint32Array.from(this.triangles),
      regions: Int32Array.from(this.regions),
    };
  }
}

const anyTriangle = () => true;

/** The sides of a sheet that one triangle alone has: those between its four corners. */
const HULL = 4;

/** The sheet with grounds in place of what lies within the carvings. */
function patched(plane: Sheet, carvings: readonly Carving[]): Sheet {
  const contours = carvings.map(({ area }) => polygonsAt(area).map(asContour));
  const boxes = contours.map(boxAround);
  const isCarved = plane.seeds.map(({ x, y }) =>
    contours.some((around, at) => {
      const box = boxes[at];
      if (!box || x <= box.left || x >= box.right || y <= box.top || y >= box.bottom) return false;
      return covers(around, x, y);
    }),
  );
  const work = new Patchwork(plane.points);
  work.seeds.push(...plane.seeds);
  for (const [triangle, region] of plane.regions.entries()) {
    if (isCarved[region]) continue;
    for (let at = 3 * triangle; at < 3 * triangle + 3; at += 1) work.triangles.push(plane.triangles[at] ?? 0);
    work.regions.push(region);
  }
  for (const carving of carvings) work.lay(groundOf(carving), carving.area);
  return work.sheet();
}

/**
 * Cuts a plane with carvings into triangles, as `triangulate` does with all their ridges, but the ground of each form once: the
 * points of a form are the same wherever it lies, in whole thousandths of a mm.
 *
 * @param rings closed lines in mm beside those around the carvings.
 * @param carvings areas within the rings, which do not overlap.
 */
export function carvedSheet(rings: readonly Polygon[], carvings: readonly Carving[]): Sheet {
  const around = [...rings, ...carvings.flatMap(({ area }) => polygonsAt(area))];
  const sheet = patched(triangulate(around), carvings);
  // Where a point of one carving lies exactly on another's edge, their sides differ: then all is cut at once.
  if (rimOf(sheet, anyTriangle).length === HULL) return sheet;
  const ridges = carvings.flatMap(({ area, most }) => placedRidges(area, most));
  return triangulate(around, ridges);
}
