import { MOST_PIXELS, pictureHeader } from '../../src/stone/pictureHeader';
import { Refusal } from '../domain/refusal';

/** A stone's picture, ready to be stored. */
export interface PreviewPicture {
  readonly bytes: Buffer;
  readonly type: 'png' | 'jpeg' | 'webp';
}

const LARGEST_BYTES = 6_000_000;

/** What a browser returns for a canvas without pixels. */
const EMPTY = /^(data:,?)?$/;
const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * The picture in a `stoneImage` (specification section 7). Its type is determined from the bytes, not from the data
 * URL.
 *
 * A missing picture, or the empty one of a canvas that was not drawn yet, is no reason to lose a design: a preview can
 * be made again at any time. Anything else that is no picture is an error that its sender is told.
 *
 * @param dataUrl the field as received.
 * @throws Refusal where it is not a PNG, JPEG or WebP, or too large.
 */
export function previewPicture(dataUrl: string | null | undefined): PreviewPicture | undefined {
  const written = dataUrl?.trim() ?? '';
  if (EMPTY.test(written)) return undefined;
  const bytes = Buffer.from(DATA_URL.exec(written)?.[1] ?? '', 'base64');
  const header = pictureHeader(bytes);
  if (!header) throw new Refusal('notAPicture');
  if (bytes.length > LARGEST_BYTES || header.width * header.height > MOST_PIXELS)
    throw new Refusal('pictureTooLarge');
  return { bytes, type: header.type };
}
