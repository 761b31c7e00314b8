import sharp from 'sharp';
import { MOST_PIXELS } from '../../src/stone/pictureHeader';
import { Refusal } from '../domain/refusal';
import type { PreviewPicture } from './previewPicture';

/** The longer side of a kept preview in pixels: a list shows it in 400, a link's card in 1200. */
const LONGEST = 2000;

const QUALITY = 88;

/**
 * A preview drawn anew: what is kept is a picture and nothing else. Where it was taken (EXIF, GPS), and whatever was
 * hidden in the file, stays behind.
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
    // The picture's own fault, in words of libvips that nobody understands.
    throw new Refusal('notAPicture');
  }
}
