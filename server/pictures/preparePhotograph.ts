import sharp from 'sharp';
import { Refusal } from '../domain/refusal';
import { decoded } from './decoded';
import type { UploadedFile } from './prepareUpload';

/** The longer side of a kept photograph in pixels: 27 cm at 300 dots an inch, half more than the largest usual medallion. */
const KEPT_PIXELS = 3200;

/** The fewest pixels across: less is a line, and no picture. */
const LEAST_PIXELS = 8;

/** The quality of a photograph that is printed, in percent. */
const QUALITY = 92;

/** A photograph ready to be stored, and its sides in pixels. */
export interface PreparedPhotograph {
  readonly bytes: Buffer;
  readonly type: 'webp';
  readonly width: number;
  readonly height: number;
}

/**
 * A photograph drawn anew, upright and on white, so that only its pixels are kept: where it was taken (EXIF, GPS) is left
 * behind.
 *
 * @throws Refusal where it cannot be read.
 */
export async function preparePhotograph({ bytes }: Pick<UploadedFile, 'bytes'>): Promise<PreparedPhotograph> {
  const { data, width, height } = await decoded(bytes, KEPT_PIXELS);
  if (Math.min(width, height) < LEAST_PIXELS) throw new Refusal('uploadNotAPicture');
  const kept = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer();
  return { bytes: kept, type: 'webp', width, height };
}
