import { OutlinePen } from '../../geometry/outline';
import type { Ring } from '../../geometry/ring';
import type { GroundCover } from '../../stone/catalogue/groundCover';
import type { Mm } from '../../stone/numbers';
import { scattered } from '../relief/grain';
import type { CoverShape } from './coverShape';
import { blade } from './grass';
import { chip } from './gravel';

/** How far apart blades and stones lie along the edge, how long and how large they are, in mm. */
const BLADES = { apart: 1.5, least: 6, most: 15 } as const;
const STONES = { apart: 5, least: 3, most: 7 } as const;

/**
 * How much an edge faces the viewer that is overgrown: of a stone level with the ground all but its far one, of one that rises
 * above it the near one alone.
 */
const FACING = { level: -0.35, raised: 0.3 } as const;

/** How many stones stray onto an edge that is seen along, of those along a near one: in a row at one distance they look like teeth. */
const STRAY = 0.3;

/** A place on an edge, and how much its outside faces the viewer: 1 at the near edge, −1 at the far one. */
interface OnEdge {
  readonly x: Mm;
  readonly y: Mm;
  readonly facing: number;
}

/** Places along clockwise rings, `apart` mm from each other. */
function placesAlong(rings: readonly Ring[], apart: Mm): OnEdge[] {
  const places: OnEdge[] = [];
  for (const ring of rings) {
    let left = apart / 2;
    for (const [at, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      const long = Math.hypot(nextX - x, nextY - y);
      // Clockwise with y down, the outside of an edge that runs to the left is below it.
      const facing = long > 0 ? -(nextX - x) / long : 0;
      for (; left < long; left += apart) {
        places.push({ x: x + ((nextX - x) * left) / long, y: y + ((nextY - y) * left) / long, facing });
      }
      left -= long;
    }
  }
  return places;
}

/**
 * What grows or lies over the edge of a stone that lies in the ground: short blades or stones all along it, except at its far
 * side. Snow and paving have none: the stone was swept.
 *
 * @param rings the stone's edge on the ground as it is seen, clockwise with y down, in mm.
 * @param lies whether the face lies level with the ground.
 */
export function edgingOf(
  rings: readonly Ring[],
  lies: keyof typeof FACING,
  { kind, tones }: GroundCover,
  seed: number,
): CoverShape[] {
  if (kind === 'snow' || kind === 'slabs') return [];
  const pens = tones.map(() => new OutlinePen());
  const isGrass = kind === 'grass';
  for (const [at, place] of placesAlong(rings, isGrass ? BLADES.apart : STONES.apart).entries()) {
    if (place.facing < FACING[lies]) continue;
    const chance = (of: number) => (scattered(at, seed * 31 + of) + 1) / 2;
    if (!isGrass && chance(9) > STRAY + (1 - STRAY) * Math.max(0, place.facing)) continue;
    const pen = pens[Math.min(tones.length - 1, Math.floor(chance(1) * tones.length))];
    if (!pen) continue;
    const [x, y] = [place.x + (chance(2) - 0.5) * 4, place.y + chance(3) * 5];
    if (isGrass) {
      blade(
        pen,
        x,
        y + 1,
        BLADES.least + chance(4) ** 2 * (BLADES.most - BLADES.least),
        (chance(5) - 0.45) * 9,
      );
    } else {
      chip(pen, x, y, STONES.least + chance(4) * (STONES.most - STONES.least), chance);
    }
  }
  return pens.map((pen, at) => ({
    outline: pen.outline(),
    tone: tones[at] ?? '#000000',
    lies: isGrass ? ('standing' as const) : ('lying' as const),
  }));
}
