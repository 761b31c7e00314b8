import { grow } from './crystals';
import { flowing } from './flow';
import { paintCrystals } from './paintCrystals';
import type { Recipe, Vein } from './recipe';
import { layeredNoise, type Noise } from './seededNoise';
import { CHANNELS, type Face, type Field, fieldOf, newField, SHEET_PX, SHEET_PX_PER_MM } from './sheet';
import { sow } from './sow';
import { veinField } from './veins';

function bends(seed: number) {
  const fine = layeredNoise(seed, 110, 2);
  const finer = layeredNoise(seed + 1, 110, 2);
  const far = 0.9 * SHEET_PX_PER_MM;
  return { x: fieldOf((u, v) => fine(u, v) * far), y: fieldOf((u, v) => finer(u, v) * far) };
}

/** A field, looked at where a place over the unit square is. */
const lookedUp =
  (field: Field): Noise =>
  (u, v) =>
    field[Math.floor(v * SHEET_PX) * SHEET_PX + Math.floor(u * SHEET_PX)] ?? 0;

function paintVein(face: Face, vein: Vein, seed: number): void {
  const share = veinField(vein, seed);
  for (const channel of CHANNELS) {
    const field = face[channel];
    for (let at = 0; at < field.length; at++) {
      const below = field[at] ?? 0;
      field[at] = below + (vein.colour[channel] - below) * (share[at] ?? 0);
    }
  }
}

/** The stone before its face is worked: crystals grown together, specks scattered over them, veins through both. */
export function cutFace(recipe: Recipe): Face {
  const { seed, minerals, specks, veins = [] } = recipe;
  const colour = minerals[0]?.colour ?? [0, 0, 0];
  const face: Face = [newField().fill(colour[0]), newField().fill(colour[1]), newField().fill(colour[2])];
  const bend = bends(seed + 3);
  const flow = recipe.flow && flowing(recipe.flow, seed + 40);
  const crystals = sow(minerals, seed, 1.25, { flow, nearness: undefined });
  const grown = grow(crystals, 3.2, bend);
  paintCrystals(face, { crystals, minerals, grown, loose: false }, recipe, flow);
  const ground = { flow, nearness: lookedUp(grown.nearness) };
  for (const [index, speck] of specks.entries()) {
    const strewn = sow([speck], seed + 1000 + index * 17, speck.share, ground);
    const layer = { crystals: strewn, minerals: [speck], grown: grow(strewn, 1.15, bend), loose: true };
    paintCrystals(face, { ...layer, room: grown.nearness }, recipe, undefined);
  }
  for (const [index, vein] of veins.entries()) paintVein(face, vein, seed + 2000 + index * 13);
  return face;
}
