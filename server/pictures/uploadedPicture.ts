import { MOST_PIXELS, pictureHeader } from '../../src/stone/pictureHeader';
import { LARGEST_UPLOAD } from '../../src/stone/wire/upload';
import { Refusal } from '../domain/refusal';

const DATA_URL = /^data:[^,]{0,100};base64,/;

/** An SVG's root, behind whatever XML lets stand before it. */
const SVG_START = /^\uFEFF?(?:\s|<\?[^>]*>|<!--[^>]*-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/i;

/**
 * What a base64 text stands for; undefined where a letter of it is none of base64's. Node passes over such letters, so that fewer
 * bytes come of it than of that many letters: looking at each of twenty million of them would keep everybody else waiting.
 */
function decoded(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  const letters = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  return letters > 0 && bytes.length === Math.floor((letters * 3) / 4) ? bytes : undefined;
}

/**
 * The bytes within an uploaded `image`: a data URL or plain base64. What a picture is, its bytes tell, never its address.
 *
 * @throws Refusal where they are no PNG, JPEG, WebP or SVG, or too many of them or of its pixels.
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
