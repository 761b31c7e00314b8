import type { FileStore } from '../fileStores/fileStore';

/** So long the list of imported tiles is believed, in ms: an import while the server runs shows after that. */
const BELIEVED_MS = 30_000;

/** Gives an imported catalogue's tile by its name below `tiles/`; undefined where none of that name was imported. */
export type ImportedTile = (name: string) => Promise<Buffer | undefined>;

/**
 * The tiles of an imported catalogue. Which there are is remembered, so that the tiles that come with the program cost no
 * question to a storage elsewhere, and are there also while that is not.
 *
 * @param failed is told where the list cannot be read; the last one counts meanwhile.
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
