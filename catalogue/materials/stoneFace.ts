import { type Crystal, type Grown, grow, sow } from './crystals';
import type { Colour, Mineral, Recipe } from './recipe';
import { layeredNoise, type Noise, wrappingNoise } from './seededNoise';
import { type Field, fieldOf, newField, SHEET_PX, SHEET_PX_PER_MM, wrapped } from './sheet';

/** The colour of every pixel of the sheet, one field a channel, 0 to 255. */
export type Face = readonly [Field, Field, Field];

const CHANNELS = [0, 1, 2] as const;

const smooth = (from: number, to: number, x: number) => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const fromMiddle = (at: number, middle: number) =>
  wrapped(Math.round(at - middle) + SHEET_PX / 2) - SHEET_PX / 2;

/** How much lighter than its mineral a pixel of a crystal is. */
function shade(crystal: Crystal, mineral: Mineral, column: number, row: number, cloud: number): number {
  const along = fromMiddle(column, crystal.x) * crystal.runX + fromMiddle(row, crystal.y) * crystal.runY;
  const run = Math.max(-1.2, Math.min(1.2, along / crystal.reach));
  return crystal.tone * mineral.variety + run * mineral.run + cloud * mineral.cloud;
}

/** Colours keep their hue while they lighten: what is added is weighted by the channel. */
function lighten(colour: Colour, channel: (typeof CHANNELS)[number], by: number): number {
  const brightest = Math.max(...colour);
  return colour[channel] + by * (0.25 + (0.75 * colour[channel]) / brightest);
}

function bends(seed: number) {
  const fine = layeredNoise(seed, 110, 2);
  const finer = layeredNoise(seed + 1, 110, 2);
  const far = 0.9 * SHEET_PX_PER_MM;
  return { x: fieldOf((u, v) => fine(u, v) * far), y: fieldOf((u, v) => finer(u, v) * far) };
}

type Layer = {
  readonly crystals: readonly Crystal[];
  readonly minerals: readonly Mineral[];
  readonly grown: Grown;
  /** Specks lie scattered on what is there; crystals fill the face and meet in joints. */
  readonly loose: boolean;
};

/** What varies over the whole face, independent of the crystals. */
type Weather = { readonly cloud: Noise; readonly broad: Noise; readonly broken: Noise };

function paint(face: Face, layer: Layer, recipe: Recipe): void {
  const weather: Weather = {
    cloud: layeredNoise(recipe.seed + 5, 96, 3, 0.7),
    broad: layeredNoise(recipe.seed + 6, 5, 3),
    broken: wrappingNoise(recipe.seed + 7, 60),
  };
  for (let row = 0, at = 0; row < SHEET_PX; row++) {
    for (let column = 0; column < SHEET_PX; column++, at++) {
      const crystal = layer.crystals[layer.grown.owner[at] ?? -1];
      if (crystal) paintPixel(face, { at, column, row, crystal }, { ...layer, weather }, recipe);
    }
  }
}

type Pixel = { at: number; column: number; row: number; crystal: Crystal };

function paintPixel(
  face: Face,
  { at, column, row, crystal }: Pixel,
  { minerals, grown, loose, weather }: Layer & { weather: Weather },
  recipe: Recipe,
): void {
  const mineral = minerals[crystal.mineral];
  if (!mineral) return;
  const [u, v] = [column / SHEET_PX, row / SHEET_PX];
  const joint = loose
    ? 0
    : (1 - smooth(0, 0.16, grown.inside[at] ?? 0)) * smooth(-0.25, 0.5, weather.broken(u, v));
  const cover = loose ? 1 - smooth(0.75, 1.05, grown.nearness[at] ?? 0) : 1;
  const mottle = loose ? 0 : weather.broad(u, v) * recipe.mottle;
  const by = shade(crystal, mineral, column, row, weather.cloud(u, v)) + mottle;
  for (const channel of CHANNELS) {
    const below = face[channel][at] ?? 0;
    const own = lighten(mineral.colour, channel, by) * (1 - joint * recipe.joints);
    face[channel][at] = below + (own - below) * cover;
  }
}

/** The stone before its face is worked: crystals grown together, specks scattered over them. */
export function cutFace(recipe: Recipe): Face {
  const { seed, minerals, specks } = recipe;
  const ground = minerals[0]?.colour ?? [0, 0, 0];
  const face: Face = [newField().fill(ground[0]), newField().fill(ground[1]), newField().fill(ground[2])];
  const bend = bends(seed + 3);
  const crystals = sow(minerals, seed, 1.25);
  paint(face, { crystals, minerals, grown: grow(crystals, 3.2, bend), loose: false }, recipe);
  for (const [index, speck] of specks.entries()) {
    const strewn = sow([speck], seed + 1000 + index * 17, speck.share);
    paint(
      face,
      { crystals: strewn, minerals: [speck], grown: grow(strewn, 1.15, bend), loose: true },
      recipe,
    );
  }
  return face;
}
