import sharp from 'sharp';
import { MOST_PIXELS, pictureHeader } from '../../src/stone/pictureHeader';
import { Refusal } from '../domain/refusal';

/** A picture's pixels, four bytes each (red, green, blue, alpha). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Decodes an uploaded picture, turned upright by its EXIF orientation. An SVG is rendered without external files:
 * librsvg follows no references of a document without an address.
 *
 * @param bytes what `uploadedBytes` let through.
 * @param longest the most pixels of its longer side; a larger picture is scaled down, an SVG rendered at that size.
 * @throws Refusal where it cannot be decoded.
 */
export async function decoded(bytes: Uint8Array, longest: number): Promise<Pixels> {
  const withoutEnlargement = pictureHeader(bytes) !== undefined;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    // The picture's error; libvips' message is not for users.
    throw new Refusal('uploadNotAPicture');
  }
}
