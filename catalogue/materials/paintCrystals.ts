import type { Crystal, Grown } from './crystals';
import type { Flowing } from './flow';
import type { Colour, Mineral, Recipe } from './recipe';
import { flash } from './schiller';
import { layeredNoise, type Noise, wrappingNoise } from './seededNoise';
import { CHANNELS, type Face, type Field, SHEET_PX, wrapped } from './sheet';

/** Crystals of a stone that are painted together. */
export type Layer = {
  readonly crystals: readonly Crystal[];
  readonly minerals: readonly Mineral[];
  readonly grown: Grown;
  /** Specks lie scattered on what is there; crystals fill the face and meet in joints. */
  readonly loose: boolean;
  /** How far every place lies from the middle of the crystal below: specks that fill gaps end where those end. */
  readonly room?: Field;
};

/** What varies over the whole face, independent of the crystals. */
type Weather = { readonly cloud: Noise; readonly mottle: Noise; readonly broken: Noise };

type Pixel = { at: number; column: number; row: number; crystal: Crystal };

const smooth = (from: number, to: number, x: number) => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const fromMiddle = (at: number, middle: number) =>
  wrapped(Math.round(at - middle) + SHEET_PX / 2) - SHEET_PX / 2;

/** How much lighter than its mineral a pixel of a crystal is. */
function shade(crystal: Crystal, mineral: Mineral, dx: number, dy: number, cloud: number): number {
  const along = dx * crystal.runX + dy * crystal.runY;
  const run = Math.max(-1.2, Math.min(1.2, along / crystal.reach));
  return crystal.tone * mineral.variety + run * mineral.run + cloud * mineral.cloud;
}

/** Colours keep their hue while they lighten: what is added is weighted by the channel. */
function lighten(colour: Colour, channel: (typeof CHANNELS)[number], by: number): number {
  const brightest = Math.max(...colour);
  return colour[channel] + by * (0.25 + (0.75 * colour[channel]) / brightest);
}

/** How much lighter or darker a place is for its part of the face and for its layer of the flow. */
function mottleOf({ seed, mottle, flow }: Recipe, flowing: Flowing | undefined): Noise {
  const broad = layeredNoise(seed + 6, 5, 3);
  if (!flow || !flowing || flow.tone === 0) return (u, v) => broad(u, v) * mottle;
  return (u, v) => broad(u, v) * mottle + (flowing.layer(u, v) - 0.5) * 2 * flow.tone;
}

/** Paints crystals over what is there. */
export function paintCrystals(face: Face, layer: Layer, recipe: Recipe, flowing: Flowing | undefined): void {
  const weather: Weather = {
    cloud: layeredNoise(recipe.seed + 5, 96, 3, 0.7),
    mottle: mottleOf(recipe, flowing),
    broken: wrappingNoise(recipe.seed + 7, 60),
  };
  for (let row = 0, at = 0; row < SHEET_PX; row++) {
    for (let column = 0; column < SHEET_PX; column++, at++) {
      const crystal = layer.crystals[layer.grown.owner[at] ?? -1];
      if (crystal) paintPixel(face, { at, column, row, crystal }, { ...layer, weather }, recipe);
    }
  }
}

function paintPixel(
  face: Face,
  { at, column, row, crystal }: Pixel,
  { minerals, grown, loose, room, weather }: Layer & { weather: Weather },
  recipe: Recipe,
): void {
  const mineral = minerals[crystal.mineral];
  if (!mineral) return;
  const { colour, schiller, gaps } = mineral;
  const [u, v] = [column / SHEET_PX, row / SHEET_PX];
  const joint = loose
    ? 0
    : (1 - smooth(0, 0.16, grown.inside[at] ?? 0)) * smooth(-0.25, 0.5, weather.broken(u, v));
  const near = grown.nearness[at] ?? 0;
  const gap = room && gaps !== undefined ? smooth(gaps - 0.12, gaps, room[at] ?? 0) : 1;
  const cover = loose ? (1 - smooth(0.75, 1.05, near)) * gap : 1;
  const [dx, dy] = [fromMiddle(column, crystal.x), fromMiddle(row, crystal.y)];
  const cloud = weather.cloud(u, v);
  const by = shade(crystal, mineral, dx, dy, cloud) + (loose ? 0 : weather.mottle(u, v));
  const bright = schiller ? flash({ schiller, crystal }, dx, dy, cloud, near) : 0;
  for (const channel of CHANNELS) {
    const below = face[channel][at] ?? 0;
    const plain = lighten(colour, channel, by);
    const seen = schiller ? plain + (lighten(schiller.colour, channel, by) - plain) * bright : plain;
    face[channel][at] = below + (seen * (1 - joint * recipe.joints) - below) * cover;
  }
}
