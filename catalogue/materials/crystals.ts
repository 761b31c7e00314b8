import type { Mineral } from './recipe';
import { bell, type Chance, chanceFrom, type Noise, wrappingNoise } from './seededNoise';
import { type Field, newField, SHEET_PX, SHEET_PX_PER_MM, TILE_MM, wrapped } from './sheet';

/** One crystal: an ellipse on the wrapping tile (pixels of the sheet) and its own tone. */
export type Crystal = {
  readonly mineral: number;
  readonly x: number;
  readonly y: number;
  /** Half the longer axis, in pixels of the sheet. */
  readonly reach: number;
  /** The ellipse: `xx·dx² + xy·dx·dy + yy·dy²` is 1 on its edge. */
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
  /** About −1 to 1: lighter or darker than its kind. */
  readonly tone: number;
  /** The direction in which its tone runs, a unit vector. */
  readonly runX: number;
  readonly runY: number;
};

/** Which crystal each pixel belongs to, and how far inside it the pixel lies. */
export type Grown = {
  readonly owner: Int32Array;
  /** 0 in the middle, 1 on the ellipse's edge (square root of the ellipse's form). */
  readonly nearness: Field;
  /** 0 on the joint to the next crystal, growing inwards. */
  readonly inside: Field;
};

function crystalOf(mineral: Mineral, kind: number, place: { u: number; v: number }, chance: Chance): Crystal {
  const breadth = mineral.size * Math.exp(bell(chance) * mineral.spread) * SHEET_PX_PER_MM;
  const stretch = 1 + (mineral.stretch - 1) * (0.5 + chance());
  const long = (breadth * Math.sqrt(stretch)) / 2;
  const short = breadth / Math.sqrt(stretch) / 2;
  const angle = chance() * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [a, b] = [1 / (long * long), 1 / (short * short)];
  const run = chance() * 2 * Math.PI;
  return {
    mineral: kind,
    x: place.u * SHEET_PX,
    y: place.v * SHEET_PX,
    reach: long,
    xx: a * c * c + b * s * s,
    xy: 2 * (a - b) * c * s,
    yy: a * s * s + b * c * c,
    tone: Math.max(-2, Math.min(2, bell(chance))) / 1.4,
    runX: Math.cos(run),
    runY: Math.sin(run),
  };
}

function place(chance: Chance, cluster: number, clusters: Noise) {
  for (let attempt = 0; attempt < 12; attempt++) {
    const spot = { u: chance(), v: chance() };
    const kept = 1 - cluster + cluster * Math.max(0, clusters(spot.u, spot.v) * 2.2);
    if (chance() < kept) return spot;
  }
  return { u: chance(), v: chance() };
}

/** The crystals of a stone: as many of each mineral as its share of the tile's area requires. */
export function sow(minerals: readonly Mineral[], seed: number, coverage: number): Crystal[] {
  const shares = minerals.reduce((sum, mineral) => sum + mineral.share, 0);
  return minerals.flatMap((mineral, kind) => {
    const chance = chanceFrom(seed + kind * 104729);
    const clusters = wrappingNoise(seed + kind * 31, 34);
    const each = (Math.PI / 4) * mineral.size ** 2 * Math.exp(2 * mineral.spread ** 2);
    const count = Math.round((coverage * (mineral.share / shares) * TILE_MM ** 2) / each);
    return Array.from({ length: count }, () =>
      crystalOf(mineral, kind, place(chance, mineral.cluster, clusters), chance),
    );
  });
}

/**
 * Lets crystals grow until they meet: every pixel goes to the crystal in whose ellipse it lies deepest.
 *
 * @param reach how many times its own size a crystal may grow
 * @param bend how far the joints deviate, in pixels of the sheet (two fields, x and y)
 */
export function grow(crystals: readonly Crystal[], reach: number, bend: { x: Field; y: Field }): Grown {
  const owner = new Int32Array(SHEET_PX * SHEET_PX).fill(-1);
  const nearness = newField().fill(reach * reach);
  const inside = newField().fill(reach * reach);
  crystals.forEach((crystal, index) => {
    const span = Math.ceil(crystal.reach * reach);
    const [left, top] = [Math.round(crystal.x), Math.round(crystal.y)];
    for (let row = -span; row <= span; row++) {
      const line = wrapped(top + row) * SHEET_PX;
      for (let column = -span; column <= span; column++) {
        const at = line + wrapped(left + column);
        const dx = left + column - crystal.x + (bend.x[at] ?? 0);
        const dy = top + row - crystal.y + (bend.y[at] ?? 0);
        const depth = crystal.xx * dx * dx + crystal.xy * dx * dy + crystal.yy * dy * dy;
        const best = nearness[at] ?? 0;
        if (depth < best) {
          inside[at] = best;
          nearness[at] = depth;
          owner[at] = index;
        } else if (depth < (inside[at] ?? 0)) inside[at] = depth;
      }
    }
  });
  for (let at = 0; at < owner.length; at++) {
    const own = Math.sqrt(nearness[at] ?? 0);
    nearness[at] = own;
    inside[at] = Math.sqrt(inside[at] ?? 0) - own;
  }
  return { owner, nearness, inside };
}
