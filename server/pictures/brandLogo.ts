import sharp from 'sharp';
import { decoded } from './decoded';
import { uploadedBytes } from './uploadedPicture';

/** The longer side of a logo, in pixels: twice as large as it is shown. */
const LOGO_PIXELS = 480;

/**
 * A provider's logo as a data URL. Only its pixels are kept, as of everything that is uploaded: whatever else a drawing or
 * a photograph holds, scripts and places among it, stays behind.
 *
 * @throws Refusal where it is no picture, or too large a one.
 */
export async function brandLogo(bytes: Buffer): Promise<string> {
  const { data, width, height } = await decoded(uploadedBytes(bytes.toString('base64')), LOGO_PIXELS);
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
