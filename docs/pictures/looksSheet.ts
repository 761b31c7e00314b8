import { join } from 'node:path';
import { pictureOfPlaced, stoneOf } from './placedStone';
import { type Cell, writeSheet } from './sheet';
import { FOLDER } from './studio';

/** The sheet's file, below docs/screens. */
export const LOOKS_SHEET = 'looks/places.webp';

/**
 * Each kind of stone, by the id of a stone of it: serpentine, obelisk, boulder, bauta, heart, cross, double; of urn graves upright,
 * pillow, slab and book; lawn plate.
 */
const KINDS = [15, 20, 21, 22, 23, 24, 25, 31, 33, 34, 35, 41];

/** Four places: summer, snow, evening, gravel before a hedge. */
const PLACES = [21, 14, 13, 12];

/** A picture's width in pixels, and its height: a tenth more. */
const WIDTH = 170;
const HEIGHT = Math.round(WIDTH * 1.1);

/** The first, the middle and the last material that a stone comes in. */
function threeMaterials<T>(variants: readonly T[]): readonly T[] {
  return [0, Math.floor(variants.length / 2), variants.length - 1].flatMap((at) => variants[at] ?? []);
}

/** Draws every kind of stone in four places and three materials, as the picture for the family shows them, onto one sheet. */
export async function drawLooksSheet(): Promise<void> {
  const cells: Cell[] = [];
  for (const [down, stone] of KINDS.entries()) {
    const materials = threeMaterials(stoneOf(stone).Variants);
    for (const [across, place] of PLACES.entries())
      for (const [at, { id: material }] of materials.entries())
        cells.push({
          input: await pictureOfPlaced({ stone, material, place }, WIDTH),
          left: (across * 3 + at) * WIDTH,
          top: down * HEIGHT,
        });
  }
  await writeSheet(join(FOLDER, LOOKS_SHEET), cells, PLACES.length * 3 * WIDTH, KINDS.length * HEIGHT, 80);
}
