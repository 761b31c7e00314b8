import type { FileStore } from '../fileStores/fileStore';

/** How long the list of imported tiles is cached, in ms: an import while the server runs shows after that. */
const BELIEVED_MS = 30_000;

/** Reads an imported tile by its name below `tiles/`; undefined where none of that name was imported. */
export type ImportedTile = (name: string) => Promise<Buffer | undefined>;

/**
 * The tiles of an imported catalogue. The list of their names is cached, so that the program's own tiles need no
 * request to a remote storage, and are available when it is not.
 *
 * @param failed is called where the list cannot be read; the last one is used meanwhile.
 */
export function importedTiles(files: FileStore, failed: (error: unknown) => void): ImportedTile {
  let known: ReadonlySet<string> = new Set();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      known = new Set((await files.list()).map(({ name }) => name));
    } catch (error) {
      failed(error);
    }
  };
  return async (name) => {
    if (Date.now() - askedAt >= BELIEVED_MS) {
      askedAt = Date.now();
      asking = ask();
    }
    await asking;
    return known.has(name) ? files.read(name) : undefined;
  };
}
