import { MOST_PIXELS, pictureHeader } from '../../src/stone/pictureHeader';
import { LARGEST_UPLOAD } from '../../src/stone/wire/upload';
import { Refusal } from '../domain/refusal';

const DATA_URL = /^data:[^,]{0,100};base64,/;

/** An SVG's root, after whatever XML allows before it. */
const SVG_START = /^\uFEFF?(?:\s|<\?[^>]*>|<!--[^>]*-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/i;

/**
 * The bytes of a base64 text; undefined where it contains other characters. Node skips those, so that fewer bytes
 * result than the length says: checking twenty million characters one by one would block all other requests.
 */
function decoded(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  const letters = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  return letters > 0 && bytes.length === Math.floor((letters * 3) / 4) ? bytes : undefined;
}

/**
 * The bytes in an uploaded `image`: a data URL or plain base64. Its type is read from the bytes, not from the address.
 *
 * @throws Refusal where they are no PNG, JPEG, WebP or SVG, or have too many bytes or pixels.
 */
export function uploadedBytes(image: string): Buffer {
  const written = image.replace(DATA_URL, '');
  const bytes = decoded(written) ?? decoded(written.replace(/\s+/g, ''));
  if (!bytes) throw new Refusal('uploadNotAPicture');
  if (bytes.length > LARGEST_UPLOAD) throw new Refusal('uploadTooLarge');
  const header = pictureHeader(bytes);
  if (header && header.width * header.height > MOST_PIXELS) throw new Refusal('uploadTooLarge');
  if (!header && !SVG_START.test(bytes.toString('utf8', 0, 4000))) throw new Refusal('uploadNotAPicture');
  return bytes;
}
