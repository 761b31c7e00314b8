import type { Crystal } from './crystals';
import type { Flowing } from './flow';
import type { Mineral } from './recipe';
import { bell, type Chance, chanceFrom, type Noise, wrappingNoise } from './seededNoise';
import { SHEET_PX, SHEET_PX_PER_MM, TILE_MM } from './sheet';

/** What decides where crystals lie and how, besides chance. */
export type Ground = {
  readonly flow: Flowing | undefined;
  /** How far a place lies from the middle of the crystal that is there already: 1 is its edge. */
  readonly nearness: Noise | undefined;
};

type Place = { readonly u: number; readonly v: number };

/** Crystals lie as it falls, or turned towards the direction in which the stone flows. */
function angleAt({ u, v }: Place, chance: Chance, flow: Flowing | undefined): number {
  const fallen = chance();
  if (!flow) return fallen * Math.PI;
  return flow.direction(u, v) + (fallen - 0.5) * Math.PI * (1 - flow.alignment);
}

function crystalOf(
  mineral: Mineral,
  kind: number,
  place: Place,
  chance: Chance,
  flow: Flowing | undefined,
): Crystal {
  const breadth = mineral.size * Math.exp(bell(chance) * mineral.spread) * SHEET_PX_PER_MM;
  const stretch = 1 + (mineral.stretch - 1) * (0.5 + chance());
  const long = (breadth * Math.sqrt(stretch)) / 2;
  const short = breadth / Math.sqrt(stretch) / 2;
  const angle = angleAt(place, chance, flow);
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
    facing: mineral.schiller ? chance() : 0,
  };
}

/** A layer ends within so much of the next, as a share of the stone. */
const SOFT = 0.05;

/** How willingly a crystal lies at a place, as its layers and its gaps have it: 0 to 1. */
function willing({ layers, stray = 0, gaps }: Mineral, { u, v }: Place, ground: Ground): number {
  if (gaps !== undefined && ground.nearness && ground.nearness(u, v) < gaps) return stray;
  if (!layers || !ground.flow) return 1;
  const layer = ground.flow.layer(u, v);
  const outside = Math.max(layers[0] - layer, layer - layers[1]);
  return Math.max(stray, Math.min(1, 0.5 - outside / (2 * SOFT)));
}

/** Where a crystal lies: tried so often until it likes a place. What keeps to layers is choosier. */
function placed(mineral: Mineral, clusters: Noise, chance: Chance, ground: Ground): Place {
  const { cluster } = mineral;
  const attempts = mineral.layers || mineral.gaps ? 60 : 12;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const spot = { u: chance(), v: chance() };
    const kept = 1 - cluster + cluster * Math.max(0, clusters(spot.u, spot.v) * 2.2);
    if (chance() < kept * willing(mineral, spot, ground)) return spot;
  }
  return { u: chance(), v: chance() };
}

/** The crystals of a stone: as many of each mineral as its share of the tile's area requires. */
export function sow(minerals: readonly Mineral[], seed: number, coverage: number, ground: Ground): Crystal[] {
  const shares = minerals.reduce((sum, mineral) => sum + mineral.share, 0);
  return minerals.flatMap((mineral, kind) => {
    const chance = chanceFrom(seed + kind * 104729);
    const clusters = wrappingNoise(seed + kind * 31, 34);
    const each = (Math.PI / 4) * mineral.size ** 2 * Math.exp(2 * mineral.spread ** 2);
    const count = Math.round((coverage * (mineral.share / shares) * TILE_MM ** 2) / each);
    return Array.from({ length: count }, () =>
      crystalOf(mineral, kind, placed(mineral, clusters, chance, ground), chance, ground.flow),
    );
  });
}
