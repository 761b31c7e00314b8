/** `npm run examples`: every example stone in every format, in `examples/out`. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import type { FileOrder } from '../../src/painting/files/formats';
import { makeFile } from '../../src/painting/files/makeFile';
import { namesIn } from '../../src/scene/sourcesFrom';
import { fileSupplies, tilesIn } from '../drawing/fileSupplies';
import { projectRoot } from '../system/projectRoot';
import { proofreadScene } from './checkedScene';
import { readDesign } from './readDesign';
import { shellLanguage, startTexts } from './texts';

/** The files made of each stone, by what follows its name. */
const FILES: Record<string, FileOrder> = {
  '.png': { format: 'png', pxPerMm: 4 },
  '.svg': { format: 'svg', welded: false },
  '-welded.svg': { format: 'svg', welded: true },
  '.pdf': { format: 'pdf' },
  '-offer.pdf': { format: 'offer', detailed: true },
  '-a4.pdf': { format: 'pdf', tiled: 'a4' },
  '-a3.pdf': { format: 'pdf', tiled: 'a3' },
  '.dxf': { format: 'dxf', legacy: false },
  '-legacy.dxf': { format: 'dxf', legacy: true },
  '-stencil.plt': { format: 'plt', stencil: 10 },
};

const folder = join(projectRoot(), 'examples');
const out = join(folder, 'out');
const locale = shellLanguage();
await startTexts(locale);
await mkdir(out, { recursive: true });
const catalogueFolder = join(projectRoot(), 'catalogue');
const { catalogue } = await catalogueFromFiles(catalogueFolder);
const supplies = await fileSupplies(locale, tilesIn(catalogueFolder));
const stones = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
for (const stone of stones) {
  const { design, id } = await readDesign(join(folder, stone));
  const scene = await proofreadScene({ design, catalogue });
  const made = { scene, design, id, names: namesIn(catalogue), locale };
  for (const [ending, order] of Object.entries(FILES)) {
    const file = join(out, `${basename(stone, '.json')}${ending}`);
    await writeFile(file, await makeFile(order, made, supplies));
    // The command's output is the names of its files.
    process.stdout.write(`${file}\n`);
  }
}
