import { MOST_PIXELS, pictureHeader } from '../../src/stone/pictureHeader';
import { LARGEST_UPLOAD } from '../../src/stone/wire/upload';
import { Refusal } from '../http/refusal';

const DATA_URL = /^data:[^,]{0,100};base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** An SVG's root, behind whatever XML lets stand before it. */
const SVG_START = /^\uFEFF?(?:\s|<\?[^>]*>|<!--[^>]*-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/i;

/**
 * The bytes within an uploaded `image`: a data URL or plain base64. What a picture is, its bytes tell, never its address.
 *
 * @throws Refusal where they are no PNG, JPEG, WebP or SVG, or too many of them or of its pixels.
 */
export function uploadedBytes(image: string): Buffer {
  const written = image.replace(DATA_URL, '').replace(/\s+/g, '');
  if (!BASE64.test(written)) throw new Refusal('uploadNotAPicture');
  const bytes = Buffer.from(written, 'base64');
  if (bytes.length > LARGEST_UPLOAD) throw new Refusal('uploadTooLarge');
  const header = pictureHeader(bytes);
  if (header && header.width * header.height > MOST_PIXELS) throw new Refusal('uploadTooLarge');
  if (!header && !SVG_START.test(bytes.toString('utf8', 0, 4000))) throw new Refusal('uploadNotAPicture');
  return bytes;
}
