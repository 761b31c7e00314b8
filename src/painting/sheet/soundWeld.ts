import { transformOutline } from '../../geometry/matrix';
import { joinOutlines, type Outline } from '../../geometry/outline';
import { outlineOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import { united } from '../../scene/frame/offset';
import type { Mm } from '../../stone/numbers';
import { apartFromEachOther, islandsOf } from './islands';
import { coversAlike } from './lines';
import { isProven } from './proof';

/** Makes one shape without overlaps of an outline in mm, its curves kept. */
export type Weld = (outline: Outline) => Outline;

/** Makes one shape without overlaps of shapes that are each filled by themselves, however their contours run. */
export type SoundWeld = (shapes: readonly Outline[]) => Outline;

/**
 * How far the polygons that prove a weld may lie beside its curves, in mm. Both sides are cut into the same chords but
 * where they cross, so that a coarse proof is as good as a fine one; only what fails it is looked at finely.
 */
const COARSE: Mm = 0.004;
const FINE: Mm = 0.0005;

/** What is to be covered, as polygons whose chords lie within so many mm of the curves. */
type Covered = (chord: Mm) => readonly Polygon[];

/** An outline as Skia welds it; undefined where it finds no union. */
function tried(outline: Outline, weld: Weld): Outline | undefined {
  try {
    return weld(outline);
  } catch {
    return undefined;
  }
}

/** A shape without overlaps, and the polygons of what it covers. */
interface Sound {
  readonly sound: Outline;
  readonly covered: Covered;
}

/** By how much polygons are turned to be united once more, in radians: no edge of a stone lies so. */
const ASKEW = 0.7234;

function turned(polygons: readonly Polygon[], angle: number): Polygon[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return polygons.map((polygon) =>
    polygon.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })),
  );
}

/**
 * Where the two libraries differ, one of them is wrong: whichever covers what was given, counted on lines across it. An
 * edge that touches another in a corner has led the union of polygons astray; turned, it meets no such corner.
 */
function settled(
  welded: Outline | undefined,
  polygons: readonly Polygon[],
  given: readonly Polygon[],
): Sound {
  const found = (settling: readonly Polygon[]): Sound => ({
    sound: outlineOf(settling),
    covered: () => settling,
  });
  if (coversAlike(polygons, given)) return found(polygons);
  const ofWeld = welded && polygonsOf(welded, FINE);
  if (welded && ofWeld && coversAlike(ofWeld, given))
    return { sound: welded, covered: (chord) => polygonsOf(welded, chord) };
  const askew = turned(united(turned(given, ASKEW)), -ASKEW);
  if (coversAlike(askew, given)) return found(askew);
  throw new Error('no union of what is to be cut covers what is seen');
}

/** An outline welded and proven to cover what was given; where it does not, the polygons of that. */
function proven(outline: Outline, covered: Covered, given: Covered, weld: Weld): Sound {
  const welded = tried(outline, weld);
  if (welded && isProven(welded, covered(COARSE), COARSE)) return { sound: welded, covered };
  const polygons = covered(FINE);
  if (welded && isProven(welded, polygons, FINE)) return { sound: welded, covered };
  return settled(welded, polygons, given(FINE));
}

/** A part of a shape that touches no other part of it, about its own origin, and where that lies. */
interface Placed {
  readonly island: Sound;
  readonly x: Mm;
  readonly y: Mm;
}

const moved = (outline: Outline, x: Mm, y: Mm) => transformOutline(outline, [1, 0, 0, 1, x, y]);

/** Remembers what it was asked for. */
function once(work: Covered): Covered {
  const known = new Map<Mm, readonly Polygon[]>();
  return (chord) => {
    const polygons = known.get(chord) ?? work(chord);
    known.set(chord, polygons);
    return polygons;
  };
}

function islandOf(outline: Outline, weld: Weld): Sound {
  const given: Covered = (chord) => polygonsOf(outline, chord);
  return proven(
    outline,
    once((chord) => united(given(chord))),
    given,
    weld,
  );
}

/** Islands that lie on one another as one shape. */
function unionOf(group: readonly Placed[], weld: Weld): Outline {
  const [first] = group;
  if (!first) return joinOutlines([]);
  const { x, y } = first;
  if (group.length === 1) return moved(first.island.sound, x, y);
  const joined = joinOutlines(group.map((one) => moved(one.island.sound, one.x - x, one.y - y)));
  // Each island is united by itself first: a mirrored one winds the other way, and would cancel what lies beneath it.
  const given: Covered = (chord) =>
    group.flatMap((one) =>
      one.island
        .covered(chord)
        .map((polygon) => polygon.map((at) => ({ x: at.x + one.x - x, y: at.y + one.y - y }))),
    );
  return moved(proven(joined, (chord) => united(given(chord)), given, weld).sound, x, y);
}

/** Two islands whose points differ by less than this, in mm, are the same shape. */
const SAME: Mm = 1e-6;

/** What tells one shape from another, wherever it lies. */
function shapeOf({ verbs, coords }: Outline): string {
  return `${verbs.join('')} ${Array.from(coords, (coord) => Math.round(coord / SAME)).join()}`;
}

/**
 * A weld of several shapes that is checked before anything is cut by it. Every shape is made sound by itself first, so
 * that contours that wind one way around a letter and another around a mirrored ornament cannot cancel where the two
 * overlap. What is welded must then cover what the shapes cover, each of which another library united as polygons by
 * itself: the proof never sees the outline that it is to prove. Where the two differ, or where there is no weld at all, what
 * was given is counted on lines across it; mostly those polygons are the answer: every edge is there, within 0.0005 mm,
 * only its curves are chords.
 *
 * What cannot touch is welded and proven by itself, near its own origin, and a shape that comes again (most letters of
 * an inscription do) is not proven again.
 */
export function soundWeld(weld: Weld): SoundWeld {
  const known = new Map<string, Sound>();
  const placedIslands = (shape: Outline): Placed[] =>
    islandsOf(shape).map((outline) => {
      const [x = 0, y = 0] = outline.coords;
      const local = moved(outline, -x, -y);
      const key = shapeOf(local);
      const island = known.get(key) ?? islandOf(local, weld);
      known.set(key, island);
      return { island, x, y };
    });
  return (shapes) => {
    const islands = shapes.flatMap(placedIslands);
    const groups = apartFromEachOther(islands, ({ island, x, y }) => moved(island.sound, x, y));
    return joinOutlines(groups.map((group) => unionOf(group, weld)));
  };
}
