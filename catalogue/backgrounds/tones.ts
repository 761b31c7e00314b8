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

/** Parts of the ground from dark to light whose means are the tones of its cover. */
const PARTS = [0, 0.16, 0.38, 0.62, 0.84, 1] as const;

/**
 * The tones of the ground's cover at the stone's foot, from shade to light, as `#rrggbb`: the means of fifths of its pixels by
 * their brightness.
 */
export async function coverTonesOf(picture: Buffer): Promise<readonly string[]> {
  const { width = 0 } = await sharp(picture).metadata();
  const pxPerMm = width / SCENERY.width;
  const top = Math.round((SCENERY.above - 40) * pxPerMm);
  const height = Math.round(140 * pxPerMm);
  const band = await sharp(picture).extract({ left: 0, top, width, height }).removeAlpha().raw().toBuffer();
  const brightness = (at: number) =>
    (band[at] ?? 0) * 0.3 + (band[at + 1] ?? 0) * 0.59 + (band[at + 2] ?? 0) * 0.11;
  const pixels = Array.from({ length: band.length / 3 }, (_, at) => at * 3).sort(
    (one, other) => brightness(one) - brightness(other),
  );
  return PARTS.slice(1).map((to, part) => {
    const chosen = pixels.slice((PARTS[part] ?? 0) * pixels.length, to * pixels.length);
    const mean = (channel: number) =>
      Math.round(chosen.reduce((sum, at) => sum + (band[at + channel] ?? 0), 0) / chosen.length);
    return `#${[0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0')).join('')}`;
  });
}
