import { areaOf, type Polygon, type Vertex } from '../../geometry/polygon';
import { Track } from '../../geometry/track';
import type { Mm } from '../../stone/numbers';
import type { Facet } from './facet';
import { scattered } from './grain';

/** How long a chip of a broken edge is, in mm along it. */
const CHIP = { least: 5, most: 17 } as const;

/** How far a broken edge falls behind the stone's nominal outline, and how far into the face its chips reach, in mm. */
const BEHIND: Mm = 2.4;
const REACH = { least: 3.5, most: 10.5 } as const;

/** How much of a chip's light is its own and not its edge's. */
const OWN = 0.55;

/** Points this near to the foot of a standing stone are on it, in mm: it is sawn, and is not broken. */
const ON_FOOT: Mm = 0.5;

/** A broken edge: the stone's outline as it is then, and the chips along it. */
export interface RoughRim {
  readonly outline: readonly Polygon[];
  readonly facets: readonly Facet[];
}

/** Where along an outline one chip ends and the next begins: at random, and at the ends of the foot. */
function chipEnds(track: Track, seed: number, isFoot: (at: Vertex) => boolean): number[] {
  const fixed = track.points.flatMap((at, index) => (isFoot(at) ? [track.ways[index] ?? 0] : []));
  const stops = fixed.length > 0 ? fixed : [0];
  return stops.flatMap((from, index) => {
    const to = stops[index + 1] ?? (stops[0] ?? 0) + track.length;
    const ends = [from];
    for (let way = from, step = 0; ; step += 1) {
      way += CHIP.least + ((scattered(seed + index * 977, step) + 1) / 2) * (CHIP.most - CHIP.least);
      if (way > to - CHIP.least) return ends;
      ends.push(way);
    }
  });
}

/**
 * A rough-cleft edge: irregular, and the same each time for the same seed. It breaks away from the nominal outline inwards, so
 * that the stone is nowhere larger than ordered.
 *
 * @param polygons clockwise, in mm.
 * @param light the light's direction along x and y, of length 1.
 * @param foot the height in mm at which a standing stone stands; undefined for one that lies.
 */
export function roughRim(
  polygons: readonly Polygon[],
  seed: number,
  [lightX, lightY]: readonly [number, number],
  foot: Mm | undefined,
): RoughRim {
  const isFoot = ({ y }: Vertex) => foot !== undefined && y > foot - ON_FOOT;
  const facets: Facet[] = [];
  const outline = polygons
    .filter((polygon) => areaOf(polygon) > 0)
    .map((polygon, ring) => {
      const track = new Track(polygon);
      const own = seed + ring * 7919;
      const chips = chipEnds(track, own, isFoot).map((way, index) => {
        const at = track.at(way);
        const [before, behind] = [track.at(way - 1), track.at(way + 1)];
        const long = Math.hypot(behind.x - before.x, behind.y - before.y) || 1;
        // Clockwise with y down, the outside is to the left of the way.
        const [outX, outY] = [(behind.y - before.y) / long, (before.x - behind.x) / long];
        const chance = (kind: number) => (scattered(own + kind * 131, index) + 1) / 2;
        const still = isFoot(at);
        const deep = still ? 0 : chance(1) * BEHIND;
        const reach = still ? 0 : REACH.least + chance(2) * (REACH.most - REACH.least);
        const inwards = (mm: Mm): Vertex => ({ x: at.x - outX * mm, y: at.y - outY * mm });
        return {
          outer: inwards(deep),
          inner: inwards(reach),
          facing: outX * lightX + outY * lightY,
          chance,
          still,
        };
      });
      for (const [index, chip] of chips.entries()) {
        const next = chips[(index + 1) % chips.length] ?? chip;
        if (chip.still && next.still) continue;
        const lit = (kind: number) => chip.facing * (1 - OWN) + (2 * chip.chance(kind) - 1) * OWN;
        facets.push({ corners: [chip.outer, next.outer, chip.inner], facing: lit(3) });
        facets.push({ corners: [next.outer, next.inner, chip.inner], facing: lit(4) });
      }
      return chips.map(({ outer }) => outer);
    });
  return { outline, facets };
}
