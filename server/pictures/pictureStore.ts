import { createHash } from 'node:crypto';
import type { FileStore } from '../fileStores/fileStore';

/** The media type of a stored picture. */
export type KeptType = 'webp' | 'svg';
const MEDIA_TYPES: Readonly<Record<KeptType, string>> = { webp: 'image/webp', svg: 'image/svg+xml' };

/** A stored picture's name: the SHA-256 of its bytes, and its type. */
export const PICTURE_NAME = /^[0-9a-f]{64}\.(webp|svg)$/;

/** Uploaded pictures, by their content's hash: the same one is stored once, and none ever changes. */
export interface PictureStore {
  /** Stores a picture and returns its name; it is complete and durable when this returns. */
  keep(bytes: Buffer, type: KeptType): Promise<string>;
  /** The bytes and media type of a stored picture; undefined where there is none. */
  read(name: string): Promise<{ bytes: Buffer; mediaType: string } | undefined>;
}

/** The uploaded pictures in a store of files. */
export function openPictures(files: FileStore): PictureStore {
  return {
    keep: async (bytes, type) => {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${type}`;
      // Also if it exists: writing it again makes it count as new, so that no sweep deletes it before it is used.
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

/** The address of a stored picture, as in designs. It cannot be guessed without having read the design. */
export const pictureAddress = (name: string) => `/api/picture/${name}`;
