import { transformOutline } from '../../geometry/matrix';
import { joinOutlines, type Outline } from '../../geometry/outline';
import { outlineOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import { united } from '../../scene/frame/offset';
import type { Mm } from '../../stone/numbers';
import { apartFromEachOther, islandsOf } from './islands';
import { coversAlike } from './lines';
import { isProven } from './proof';
import { withoutWhiskers } from './whiskers/withoutWhiskers';

/** Makes an outline in mm into one shape without overlaps, its curves kept. */
export type Weld = (outline: Outline) => Outline;

/**
 * What becomes of whiskers, where a line goes out to a point and back on itself: a knife would cut there twice, so that they are taken
 * away; a V-bit follows them without a depth, up into the last of a tip.
 */
export type Whiskers = 'taken' | 'left';

/** Makes one shape without overlaps from shapes that are each filled individually, whatever their winding. */
export type SoundWeld = (shapes: readonly Outline[]) => Outline;

/**
 * How far the polygons that prove a weld may deviate from its curves, in mm. Both sides get the same chords except
 * where they cross, so that a coarse proof is as good as a fine one; only failures are checked finely.
 */
const COARSE: Mm = 0.004;
const FINE: Mm = 0.0005;

/** The expected area, as polygons whose chords are within this many mm of the curves. */
type Covered = (chord: Mm) => readonly Polygon[];

/** An outline as welded by Skia; undefined where it finds no union. */
function tried(outline: Outline, weld: Weld): Outline | undefined {
  try {
    return weld(outline);
  } catch {
    return undefined;
  }
}

/** A shape without overlaps, and the polygons of its area. */
interface Sound {
  readonly sound: Outline;
  readonly covered: Covered;
}

/** The angle by which polygons are turned before a second union, in radians: no edge of a stone has it. */
const ASKEW = 0.7234;

function turned(polygons: readonly Polygon[], angle: number): Polygon[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return polygons.map((polygon) =>
    polygon.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })),
  );
}

/**
 * Where the two libraries differ, one is wrong: the one that covers the input, counted on lines across it, is right. An
 * edge that touches another in a corner can break the union of polygons; turned, it meets no such corner.
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

/** An outline welded and proven to cover the input; otherwise the input's polygons. */
function proven(outline: Outline, covered: Covered, given: Covered, weld: Weld): Sound {
  const welded = tried(outline, weld);
  if (welded && isProven(welded, covered(COARSE), COARSE)) return { sound: welded, covered };
  const polygons = covered(FINE);
  if (welded && isProven(welded, polygons, FINE)) return { sound: welded, covered };
  return settled(welded, polygons, given(FINE));
}

/** A part of a shape that touches no other part of it, relative to its own origin, and its place. */
interface Placed {
  readonly island: Sound;
  readonly x: Mm;
  readonly y: Mm;
}

const moved = (outline: Outline, x: Mm, y: Mm) => transformOutline(outline, [1, 0, 0, 1, x, y]);

/** Caches results. */
function once(work: Covered): Covered {
  const known = new Map<Mm, readonly Polygon[]>();
  return (chord) => {
    const polygons = known.get(chord) ?? work(chord);
    known.set(chord, polygons);
    return polygons;
  };
}

function islandOf(outline: Outline, weld: Weld, cuttable: Weld): Sound {
  const given: Covered = (chord) => polygonsOf(outline, chord);
  const { sound, covered } = proven(
    outline,
    once((chord) => united(given(chord))),
    given,
    weld,
  );
  return { sound: cuttable(sound), covered };
}

/** Overlapping islands as one shape. */
function unionOf(group: readonly Placed[], weld: Weld, cuttable: Weld): Outline {
  const [first] = group;
  if (!first) return joinOutlines([]);
  const { x, y } = first;
  if (group.length === 1) return moved(first.island.sound, x, y);
  const joined = joinOutlines(group.map((one) => moved(one.island.sound, one.x - x, one.y - y)));
  // Each island is united individually first: a mirrored one winds the other way, and would cancel what is beneath it.
  const given: Covered = (chord) =>
    group.flatMap((one) =>
      one.island
        .covered(chord)
        .map((polygon) => polygon.map((at) => ({ x: at.x + one.x - x, y: at.y + one.y - y }))),
    );
  const { sound } = proven(joined, (chord) => united(given(chord)), given, weld);
  return moved(cuttable(sound), x, y);
}

/** Two islands whose points differ by less than this, in mm, are the same shape. */
const SAME: Mm = 1e-6;

/** A key for a shape, independent of its place. */
function shapeOf({ verbs, coords }: Outline): string {
  return `${verbs.join('')} ${Array.from(coords, (coord) => Math.round(coord / SAME)).join()}`;
}

/**
 * A weld of several shapes that is checked before anything is cut from it. Every shape is welded individually first, so
 * that contours that wind one way around a letter and another around a mirrored ornament cannot cancel where the two
 * overlap. The weld must then cover what the shapes cover, each of which another library united as polygons
 * independently: the proof never uses the outline it proves. Where the two differ, or where there is no weld at all, the
 * input is counted on lines across it; usually those polygons are the result: every edge is there, within 0.0005 mm,
 * only its curves are chords.
 *
 * What cannot touch is welded and proven individually, near its own origin, and a repeated shape (most letters of
 * an inscription) is proven only once.
 */
export function soundWeld(weld: Weld, whiskers: Whiskers = 'taken'): SoundWeld {
  // What has no width is no part of what is covered: what is proven stays so.
  const cuttable = whiskers === 'taken' ? withoutWhiskers : (outline: Outline) => outline;
  const known = new Map<string, Sound>();
  const placedIslands = (shape: Outline): Placed[] =>
    islandsOf(shape).map((outline) => {
      const [x = 0, y = 0] = outline.coords;
      const local = moved(outline, -x, -y);
      const key = shapeOf(local);
      const island = known.get(key) ?? islandOf(local, weld, cuttable);
      known.set(key, island);
      return { island, x, y };
    });
  return (shapes) => {
    const islands = shapes.flatMap(placedIslands);
    const groups = apartFromEachOther(islands, ({ island, x, y }) => moved(island.sound, x, y));
    return joinOutlines(groups.map((group) => unionOf(group, weld, cuttable)));
  };
}
