import { transformOutline } from '../../lettering/matrix';
import { joinOutlines, type Outline } from '../../lettering/outline';
import { united } from '../../scene/frame/offset';
import { areaOf, outlineOf, type Polygon, polygonsOf } from '../../scene/frame/polygon';
import type { Mm } from '../../stone/numbers';
import { islandsOf } from './islands';

/** Makes one shape without overlaps of an outline in mm, its curves kept. */
export type Weld = (outline: Outline) => Outline;

/**
 * How far the polygons that prove a weld may lie beside its curves, in mm. Both sides are cut into the same chords but
 * where they cross, so that a coarse proof is as good as a fine one; only what fails it is looked at finely.
 */
const COARSE: Mm = 0.004;
const FINE: Mm = 0.0005;

/** How far along all edges the two areas may differ, in mm, and by how much besides, in mm². */
const EDGE: Mm = 0.0004;
const SPECK = 0.01;

const total = (polygons: readonly Polygon[]) => polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0);

function lengthOf(polygons: readonly Polygon[]): Mm {
  const around = (polygon: Polygon) =>
    polygon.reduce((sum, { x, y }, index) => {
      const before = polygon.at(index - 1) ?? { x, y };
      return sum + Math.hypot(x - before.x, y - before.y);
    }, 0);
  return polygons.reduce((sum, polygon) => sum + around(polygon), 0);
}

/** Whether a weld has the area of the polygons that an outline is as one. */
function isProven(welded: Outline, polygons: readonly Polygon[], chord: Mm): boolean {
  const allowed = lengthOf(polygons) * EDGE + SPECK;
  return Math.abs(total(polygonsOf(welded, chord)) - total(polygons)) <= allowed;
}

/** One island as Skia welds it; undefined where it finds no union. */
function tried(island: Outline, weld: Weld): Outline | undefined {
  try {
    return weld(island);
  } catch {
    return undefined;
  }
}

/** One island, welded and proven. */
function weldIsland(island: Outline, weld: Weld): Outline {
  const welded = tried(island, weld);
  if (welded && isProven(welded, united(polygonsOf(island, COARSE)), COARSE)) return welded;
  const polygons = united(polygonsOf(island, FINE));
  return welded && isProven(welded, polygons, FINE) ? welded : outlineOf(polygons);
}

/** Two islands whose points differ by less than this, in mm, are the same shape. */
const SAME: Mm = 1e-6;

/** What tells one shape from another, wherever it lies. */
function shapeOf({ verbs, coords }: Outline): string {
  return `${verbs.join('')} ${Array.from(coords, (coord) => Math.round(coord / SAME)).join()}`;
}

/**
 * A weld that is checked before anything is cut by it: its area must be that of the same outline united as polygons
 * by another library. Where it is not, or where there is no weld at all, those polygons are the answer: every edge is
 * there, within 0.0005 mm, only its curves are chords.
 *
 * What cannot touch is welded and proven by itself, near its own origin, and a shape that comes again (most letters of
 * an inscription do) is not proven again.
 */
export function soundWeld(weld: Weld): Weld {
  const known = new Map<string, Outline>();
  return (outline) =>
    joinOutlines(
      islandsOf(outline).map((island) => {
        const [x = 0, y = 0] = island.coords;
        const local = transformOutline(island, [1, 0, 0, 1, -x, -y]);
        const shape = shapeOf(local);
        const welded = known.get(shape) ?? weldIsland(local, weld);
        known.set(shape, welded);
        return transformOutline(welded, [1, 0, 0, 1, x, y]);
      }),
    );
}
