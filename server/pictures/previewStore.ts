import { randomUUID } from 'node:crypto';
import type { FileStore } from '../fileStores/fileStore';
import type { PreviewPicture } from './previewPicture';

/** The previews; names are random, so that a new preview never overwrites one that is still used. */
export interface PreviewStore {
  /** Stores a picture and returns its name; it is complete and durable when this returns. */
  keep(picture: PreviewPicture): Promise<string>;
  /** The bytes and media type of a stored picture; undefined where it is gone. */
  read(name: string): Promise<{ bytes: Buffer; mediaType: string } | undefined>;
  remove(name: string): Promise<void>;
}

const mediaTypeOf = (name: string) => `image/${name.split('.').at(-1)}`;

/** The previews in a store of files. */
export function openPreviews(files: FileStore): PreviewStore {
  return {
    keep: async ({ bytes, type }) => {
      const name = `${randomUUID()}.${type}`;
      await files.put(name, bytes, mediaTypeOf(name));
      return name;
    },
    read: async (name) => {
      const bytes = await files.read(name);
      return bytes && { bytes, mediaType: mediaTypeOf(name) };
    },
    remove: (name) => files.remove(name),
  };
}
