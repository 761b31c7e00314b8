import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureHeader } from '../../src/stone/pictureHeader';
import type { FileStore } from '../fileStores/fileStore';
import { StartFailure } from '../system/startFailure';
import { systemCode } from '../system/systemCode';
import type { ImportedTile } from './importedTiles';
import { tileType } from './tileName';

const FOLDER = 'tiles/';
/** A tile's largest size: every phone that shows the stone loads it. */
const LARGEST_BYTES = 8_000_000;

async function ifThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A tile of an imported catalogue. */
export interface NewTile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/**
 * The tiles in a catalogue's folder, read and checked. One that is not in the folder has to exist already, with the
 * program or by an earlier import.
 *
 * @param paths as the catalogue names them, e.g. `tiles/black.webp`.
 * @param shipped the folder of the tiles that come with the program.
 * @throws StartFailure naming the first tile that is missing, or is no picture of its kind.
 */
export async function newTiles(
  paths: readonly string[],
  folder: string,
  { shipped, imported }: { readonly shipped: string; readonly imported: FileStore },
): Promise<NewTile[]> {
  const found: NewTile[] = [];
  for (const path of new Set(paths)) {
    const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '';
    const mediaType = tileType(name);
    if (!mediaType) throw new StartFailure(`${path} is no path of a tile: tiles/….webp, .png or .jpg`);
    const bytes = await ifThere(join(folder, path));
    const program = await ifThere(join(shipped, name));
    if (!bytes) {
      if (program || (await imported.changedAt(name))) continue;
      throw new StartFailure(`the tile ${path} is neither in ${folder} nor here already`);
    }
    const type = pictureHeader(bytes)?.type;
    if (`image/${type}` !== mediaType || bytes.length > LARGEST_BYTES)
      throw new StartFailure(`the tile ${path} is not the picture its name says, or has more than 8 MB`);
    if (program?.equals(bytes) && !(await imported.changedAt(name))) continue;
    found.push({ name, mediaType, bytes });
  }
  return found;
}

/** Reads a tile by its path in the catalogue: the imported one, else the one that comes with the program. */
export async function readTile(
  path: string,
  shipped: string,
  imported: ImportedTile,
): Promise<Buffer | undefined> {
  const name = path.slice(FOLDER.length);
  if (!path.startsWith(FOLDER) || !tileType(name)) return undefined;
  return (await imported(name)) ?? ifThere(join(shipped, name));
}

/** Writes tiles to where they are served from; done before the catalogue that names them. */
export async function importTiles(tiles: readonly NewTile[], imported: FileStore): Promise<void> {
  for (const { name, bytes, mediaType } of tiles) await imported.put(name, bytes, mediaType);
}
