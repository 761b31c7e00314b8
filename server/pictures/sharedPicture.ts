import sharp from 'sharp';
import { MOST_PIXELS } from '../../src/stone/pictureHeader';

/** The size in pixels that services show links at (1.91 to 1); they crop others at the sides. */
export const CARD = { width: 1200, height: 630 };

/** The margin around a stone without surroundings, in pixels: some services crop or round a card's edge. */
const MARGIN = 30;

/** The paper white of the designer's own page. */
const PAPER = { r: 246, g: 244, b: 240 };

/** The blur of the extended surroundings, in pixels. */
const SOFTNESS = 14;

const limits = { limitInputPixels: MOST_PIXELS };

/** A picture without surroundings: complete and centred, on paper white. */
async function onPaper(preview: Uint8Array): Promise<Buffer> {
  return sharp(preview, limits)
    .flatten({ background: PAPER })
    .resize({
      width: CARD.width - 2 * MARGIN,
      height: CARD.height - 2 * MARGIN,
      fit: 'contain',
      background: PAPER,
    })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: PAPER })
    .png({ compressionLevel: 9, effort: 4 })
    .toBuffer();
}

/** A picture with surroundings: as high as the card, extended at its sides. */
async function inPlace(preview: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(preview, limits)
    .resize({ ...CARD, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const [left, top] = [Math.floor((CARD.width - raw.width) / 2), Math.floor((CARD.height - raw.height) / 2)];
  const around = await sharp(data, { raw })
    .extend({
      ...{ left, right: CARD.width - raw.width - left, top, bottom: CARD.height - raw.height - top },
      extendWith: 'copy',
    })
    .toFormat('png', { compressionLevel: 0 })
    .toBuffer();
  return sharp(around)
    .blur(SOFTNESS)
    .composite([{ input: data, raw, left, top }])
    .png({ compressionLevel: 9, effort: 4 })
    .toBuffer();
}

/**
 * A preview as the picture of a link's card.
 *
 * @returns a PNG of 1200 x 630 pixels.
 */
export async function sharedPicture(preview: Uint8Array): Promise<Buffer> {
  const { isOpaque } = await sharp(preview, limits).stats();
  return isOpaque ? inPlace(preview) : onPaper(preview);
}
