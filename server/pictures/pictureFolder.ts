import { createHash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../startFailure';
import { readIfThere, writeWhole } from './previewFolder';

/** What a kept picture is served as. */
export type KeptType = 'webp' | 'svg';
const MEDIA_TYPES: Readonly<Record<KeptType, string>> = { webp: 'image/webp', svg: 'image/svg+xml' };

/** A kept picture's name: the SHA-256 of its bytes, and what it is. */
export const PICTURE_NAME = /^[0-9a-f]{64}\.(webp|svg)$/;

/** Where uploaded pictures lie, by their content's hash: the same one is kept once, and none ever changes. */
export interface PictureFolder {
  /** Keeps a picture and gives its name; it is whole and on the disk when this returns. */
  keep(bytes: Buffer, type: KeptType): Promise<string>;
  /** The bytes and media type of a kept picture; undefined where there is none. */
  read(name: string): Promise<{ bytes: Buffer; mediaType: string } | undefined>;
}

/** Opens the folder of pictures, and makes it where there is none. */
export async function openPictures(folder: string): Promise<PictureFolder> {
  await mkdir(folder, { recursive: true });
  return {
    keep: async (bytes, type) => {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${type}`;
      const there = await stat(join(folder, name)).catch(() => undefined);
      if (there) return name;
      await writeWhole(folder, name, bytes).catch((error: unknown) => {
        // Somebody else is writing the same picture just now.
        if (systemCode(error) !== 'EEXIST') throw error;
      });
      return name;
    },
    read: async (name) => {
      const type = PICTURE_NAME.exec(name)?.[1];
      if (type !== 'webp' && type !== 'svg') return undefined;
      const bytes = await readIfThere(join(folder, name));
      return bytes && { bytes, mediaType: MEDIA_TYPES[type] };
    },
  };
}

/** The address of a kept picture, which stands in designs. Nobody guesses it who has not read the design. */
export const pictureAddress = (name: string) => `/api/picture/${name}`;
