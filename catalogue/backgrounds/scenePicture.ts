import sharp from 'sharp';
import { chanceFrom } from '../materials/seededNoise';
import { COLUMNS, ROWS } from './camera';
import { paintPlace, type Scene } from './scene';

/** The largest size of a picture, in bytes. */
const HEAVIEST = 118_000;

/** The width and height of the small picture shown for choosing. */
const SMALL = { width: 240, height: 160 } as const;

/** A place as screen pixels, three bytes each, toned down as the scene says. */
function bytesOf({ colourful, contrast }: Scene, light: Float32Array): Uint8Array {
  const chance = chanceFrom(1);
  const written = Float32Array.from(light, (value) => Math.sqrt(Math.max(0, value)));
  const middle = written.reduce((sum, value) => sum + value, 0) / written.length;
  const bytes = new Uint8Array(written.length);
  for (let at = 0; at < written.length; at += 3) {
    const [red, green, blue] = [written[at] ?? 0, written[at + 1] ?? 0, written[at + 2] ?? 0];
    const grey = red * 0.3 + green * 0.59 + blue * 0.11;
    [red, green, blue].forEach((value, channel) => {
      const calm = middle + (grey + (value - grey) * colourful - middle) * contrast;
      // Half a tone of noise; without it a soft sky shows banding.
      bytes[at + channel] = Math.max(0, Math.min(255, Math.round(calm * 255 + chance() - 0.5)));
    });
  }
  return bytes;
}

/** A place as WebP in the best quality below 118 kB, and small; the same for the same scene. */
export async function scenePicture(scene: Scene): Promise<{ picture: Buffer; small: Buffer }> {
  const pixels = bytesOf(scene, paintPlace(scene).light);
  const raw = { width: COLUMNS, height: ROWS, channels: 3 } as const;
  const small = await sharp(pixels, { raw })
    .extract({ left: 400, top: 500, width: 800, height: 533 })
    .resize(SMALL)
    .webp({ quality: 74, effort: 6 })
    .toBuffer();
  for (let quality = 86; ; quality -= 6) {
    const picture = await sharp(pixels, { raw }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= HEAVIEST || quality <= 20) return { picture, small };
  }
}
