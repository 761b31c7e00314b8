import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Design } from '../src/stone/stone';
import { type Catalogue, parseCatalogue, parseStandardStone } from './load';

/** A catalogue folder, read. */
export type CatalogueFiles = { readonly catalogue: Catalogue; readonly standardStone: Design };

/**
 * Reads a catalogue folder: `stone-types.json`, `vignets.json`, `backgrounds.json`, `standard-stone.json` and, where
 * they exist, `attachments.json`, `churchyards.json`, `stonemasons.json` and `prices.json`.
 *
 * @param folder the folder of the files; the project's own catalogue by default
 * @throws Error in one line for a file that is missing, not JSON, or does not hold what it should
 */
export async function catalogueFromFiles(
  folder: string = dirname(fileURLToPath(import.meta.url)),
): Promise<CatalogueFiles> {
  const [stoneTypes, vignets, backgrounds, standardStone, attachments, churchyards, stonemasons, prices] =
    await Promise.all([
      jsonIn(folder, 'stone-types.json'),
      jsonIn(folder, 'vignets.json'),
      jsonIn(folder, 'backgrounds.json'),
      jsonIn(folder, 'standard-stone.json'),
      jsonIn(folder, 'attachments.json', []),
      jsonIn(folder, 'churchyards.json', []),
      jsonIn(folder, 'stonemasons.json', []),
      jsonIn(folder, 'prices.json', []),
    ]);
  return {
    catalogue: parseCatalogue({
      stoneTypes,
      vignets,
      backgrounds,
      attachments,
      churchyards,
      stonemasons,
      prices,
    }),
    standardStone: parseStandardStone(standardStone),
  };
}

/** What a file holds; `otherwise`, where given, when the file does not exist. */
async function jsonIn(folder: string, file: string, otherwise?: unknown): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (cause) {
    if (otherwise !== undefined && isMissing(cause)) return otherwise;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The catalogue file ${file} cannot be read: ${reason}`, { cause });
  }
}

const isMissing = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
