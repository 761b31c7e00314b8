import sharp from 'sharp';
import { worked } from './finish';
import type { Recipe } from './recipe';
import { type Face, FINER, SHEET_PX, TILE_PX } from './sheet';

/** The finished tile's pixels: the mean of the sheet's pixels in each of the tile's, red, green and blue. */
function gathered(face: Face): Uint8Array {
  const pixels = new Uint8Array(TILE_PX * TILE_PX * 3);
  for (let row = 0, to = 0; row < TILE_PX; row++) {
    for (let column = 0; column < TILE_PX; column++) {
      for (const field of face) {
        let sum = 0;
        for (let y = 0; y < FINER; y++) {
          for (let x = 0; x < FINER; x++) {
            sum += field[(row * FINER + y) * SHEET_PX + column * FINER + x] ?? 0;
          }
        }
        pixels[to++] = Math.max(0, Math.min(255, Math.round(sum / (FINER * FINER))));
      }
    }
  }
  return pixels;
}

/** The largest size of a tile, in bytes: the first stone must appear quickly. */
const HEAVIEST = 300 * 1024;

/** The edge in pixels of the small picture shown for choosing. */
const SMALL_PX = 256;

/** A tile's small picture for choosing it, as WebP; it repeats seamlessly like the tile. */
export function smallPicture(tile: Buffer): Promise<Buffer> {
  return sharp(tile).resize(SMALL_PX, SMALL_PX).webp({ quality: 70, effort: 6 }).toBuffer();
}

/**
 * A material's tile as WebP, {@link TILE_PX} pixels square, in the best quality that stays below 300 kB; the
 * same picture for the same recipe.
 *
 * @param face the stone before its face is worked, cut by this recipe
 */
export async function tilePicture(recipe: Recipe, face: Face): Promise<Buffer> {
  const pixels = gathered(worked(face, recipe));
  const raw = { width: TILE_PX, height: TILE_PX, channels: 3 } as const;
  const at = (quality: number) => sharp(pixels, { raw }).webp({ quality, effort: 6 }).toBuffer();
  for (const quality of [92, 88, 84, 80, 76]) {
    const picture = await at(quality);
    if (picture.length <= HEAVIEST) return picture;
  }
  return at(70);
}
