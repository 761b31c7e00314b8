import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Design } from '../src/stone/stone';
import { type Catalogue, parseCatalogue, parseStandardStone } from './load';

/** A catalogue folder, read. */
export type CatalogueFiles = { readonly catalogue: Catalogue; readonly standardStone: Design };

/**
 * Reads a catalogue folder: `stone-types.json`, `vignets.json`, `backgrounds.json` and `standard-stone.json`.
 *
 * @param folder where the files stand; the project's own catalogue unless told otherwise
 * @throws Error in one line for a file that is missing, no JSON, or does not hold what it should
 */
export async function catalogueFromFiles(
  folder: string = dirname(fileURLToPath(import.meta.url)),
): Promise<CatalogueFiles> {
  const [stoneTypes, vignets, backgrounds, standardStone] = await Promise.all(
    ['stone-types.json', 'vignets.json', 'backgrounds.json', 'standard-stone.json'].map((file) =>
      jsonIn(folder, file),
    ),
  );
  return {
    catalogue: parseCatalogue({ stoneTypes, vignets, backgrounds }),
    standardStone: parseStandardStone(standardStone),
  };
}

async function jsonIn(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The catalogue file ${file} cannot be read: ${reason}`, { cause });
  }
}
