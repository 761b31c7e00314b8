import { createHash } from 'node:crypto';
import type { FileStore } from '../fileStores/fileStore';

/** What a kept picture is served as. */
export type KeptType = 'webp' | 'svg';
const MEDIA_TYPES: Readonly<Record<KeptType, string>> = { webp: 'image/webp', svg: 'image/svg+xml' };

/** A kept picture's name: the SHA-256 of its bytes, and what it is. */
export const PICTURE_NAME = /^[0-9a-f]{64}\.(webp|svg)$/;

/** Uploaded pictures, by their content's hash: the same one is kept once, and none ever changes. */
export interface PictureStore {
  /** Keeps a picture and gives its name; it is whole and lasts when this returns. */
  keep(bytes: Buffer, type: KeptType): Promise<string>;
  /** The bytes and media type of a kept picture; undefined where there is none. */
  read(name: string): Promise<{ bytes: Buffer; mediaType: string } | undefined>;
}

/** The uploaded pictures in a store of files. */
export function openPictures(files: FileStore): PictureStore {
  return {
    keep: async (bytes, type) => {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${type}`;
      // Also where it is there already: put anew it counts as new, and no sweep takes it away before it is named.
      await files.put(name, bytes, MEDIA_TYPES[type]);
      return name;
    },
    read: async (name) => {
      const type = PICTURE_NAME.exec(name)?.[1];
      if (type !== 'webp' && type !== 'svg') return undefined;
      const bytes = await files.read(name);
      return bytes && { bytes, mediaType: MEDIA_TYPES[type] };
    },
  };
}

/** The address of a kept picture, which stands in designs. Nobody guesses it who has not read the design. */
export const pictureAddress = (name: string) => `/api/picture/${name}`;
