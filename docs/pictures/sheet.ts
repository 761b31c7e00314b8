import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** A picture on a sheet, and where it lies, in pixels. */
export interface Cell {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

/** Puts pictures onto one white sheet of that size in pixels, and writes it as WebP. */
export async function writeSheet(
  file: string,
  cells: readonly Cell[],
  width: number,
  height: number,
  quality: number,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...cells])
    .webp({ quality, effort: 6 })
    .toFile(file);
}
