import { join } from 'node:path';
import { shownVariant } from '../../src/stone/catalogue/shownVariant';
import type { StoneType } from '../../src/stone/catalogue/stoneType';
import type { Design } from '../../src/stone/stone';
import type { ImportedTile } from '../pictures/importedTiles';
import { readTile } from '../pictures/importTiles';

/**
 * The materials of a stone and its base, by their path in the catalogue, where they were imported; who draws it reads the
 * program's own from the folder.
 *
 * @param catalogueFolder the folder that holds the catalogue's `tiles`.
 * @param imported reads the tiles of an imported catalogue.
 */
export async function tilesOf(
  { StoneTypeVariantId, make }: Design,
  stoneTypes: readonly StoneType[],
  catalogueFolder: string,
  imported: ImportedTile,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const offered = { Variants: stoneTypes.flatMap(({ Variants }) => Variants) };
  const tiles = new Map<string, Uint8Array>();
  for (const id of [StoneTypeVariantId, make?.base?.variantId ?? StoneTypeVariantId]) {
    const tile = shownVariant(offered, id)?.tile;
    if (tile === undefined || tiles.has(tile)) continue;
    const bytes = await readTile(tile, join(catalogueFolder, 'tiles'), imported);
    if (bytes) tiles.set(tile, bytes);
  }
  return tiles;
}
