import sharp from 'sharp';
import { SCENERY } from '../../src/stone/catalogue/scenery';
import type { Mm } from '../../src/stone/numbers';

/** The mean colour of everything at this height above the stone's foot, in mm, as `#rrggbb`. */
async function meanBetween(picture: Buffer, upper: Mm, lower: Mm): Promise<string> {
  const { width = 0 } = await sharp(picture).metadata();
  const pxPerMm = width / SCENERY.width;
  const [from, to] = [upper, lower].map((above) => Math.round((SCENERY.above - above) * pxPerMm));
  const band = await sharp(picture)
    .extract({ left: 0, top: from ?? 0, width, height: (to ?? 0) - (from ?? 0) })
    .toBuffer();
  const { channels } = await sharp(band).stats();
  const parts = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}

/** The colours a place is shown in until its picture has loaded: above the stone, behind it, and at its foot. */
export async function tonesOf(picture: Buffer): Promise<{ top: string; bottom: string; ground: string }> {
  const [top, bottom, ground] = await Promise.all([
    meanBetween(picture, 1000, 700),
    meanBetween(picture, 420, 220),
    meanBetween(picture, 100, -100),
  ]);
  return { top, bottom, ground };
}
