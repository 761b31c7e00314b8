import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCatalogue } from '../catalogue/load';
import { projectRoot } from '../server/system/projectRoot';
import { type BenchScene, linesOf, placeVignets, SIZES, STONE_TYPE } from './scene';

const root = projectRoot();

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(root, 'catalogue', name), 'utf8'));

/** The scenes of the bench, on the stone and with the first sandblown vignettes of the catalogue. */
export async function benchScenes(): Promise<BenchScene[]> {
  const { stoneTypes, vignets } = parseCatalogue({
    stoneTypes: await read('stone-types.json'),
    vignets: await read('vignets.json'),
    backgrounds: await read('backgrounds.json'),
  });
  const stone = stoneTypes.find(({ id }) => id === STONE_TYPE);
  const variant = stone?.Variants[0];
  if (!stone || !variant) throw new Error(`the catalogue lacks stone type ${STONE_TYPE}`);
  const sandblown = vignets.filter(({ kind }) => kind === 'sandblown');
  return SIZES.map((size) => ({
    width: stone.width,
    height: stone.height,
    outline: stone.outline,
    tilePxPerMm: variant.tilePxPerMm,
    lines: linesOf(size),
    vignets: placeVignets(sandblown.slice(0, size.vignets)),
  }));
}
