import sharp from 'sharp';
import { MOST_PIXELS } from '../../src/stone/pictureHeader';
import { Refusal } from '../domain/refusal';
import type { PreviewPicture } from './previewPicture';

/** The longer side of a stored preview in pixels: a list shows 400, a link's card 1200. */
const LONGEST = 2000;

const QUALITY = 88;

/**
 * A preview drawn anew, so that only its pixels are stored: where it was taken (EXIF, GPS), and anything hidden in the
 * file, is left out.
 *
 * @throws Refusal `notAPicture` where it cannot be decoded.
 */
export async function redrawnPreview({ bytes, type }: PreviewPicture): Promise<PreviewPicture> {
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(type, type === 'png' ? { compressionLevel: 6 } : { quality: QUALITY })
      .toBuffer();
    return { bytes: drawn, type };
  } catch {
    // The picture's error; libvips' message is not for users.
    throw new Refusal('notAPicture');
  }
}
