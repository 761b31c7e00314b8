/** `npm run examples`: every example stone in every format, in `examples/out`. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { namesIn } from '../../src/scene/sourcesFrom';
import { projectRoot } from '../projectRoot';
import { sceneOf } from './exportScene';
import { readDesign } from './readDesign';
import { type Rendering, render } from './render';
import { shellLanguage, startTexts } from './texts';

const PLAIN = {
  pxPerMm: 4,
  weld: false,
  tiled: undefined,
  offer: undefined,
  legacy: false,
  stencil: undefined,
  layers: undefined,
} as const;

/** What is made of each stone, by what follows its name. */
const FILES: Record<string, Rendering> = {
  '.png': { ...PLAIN, format: 'png' },
  '.svg': { ...PLAIN, format: 'svg' },
  '-welded.svg': { ...PLAIN, format: 'svg', weld: true },
  '.pdf': { ...PLAIN, format: 'pdf' },
  '-offer.pdf': { ...PLAIN, format: 'pdf', offer: 'detailed' },
  '-a4.pdf': { ...PLAIN, format: 'pdf', tiled: 'a4' },
  '-a3.pdf': { ...PLAIN, format: 'pdf', tiled: 'a3' },
  '.dxf': { ...PLAIN, format: 'dxf' },
  '-legacy.dxf': { ...PLAIN, format: 'dxf', legacy: true },
  '-stencil.plt': { ...PLAIN, format: 'plt', stencil: 10 },
};

const folder = join(projectRoot(), 'examples');
const out = join(folder, 'out');
const locale = shellLanguage();
await startTexts(locale);
await mkdir(out, { recursive: true });
const { catalogue } = await catalogueFromFiles(join(projectRoot(), 'catalogue'));
const stones = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
for (const stone of stones) {
  const { design, id } = await readDesign(join(folder, stone));
  const scene = await sceneOf({ design, catalogue });
  for (const [ending, rendering] of Object.entries(FILES)) {
    const file = join(out, `${basename(stone, '.json')}${ending}`);
    await writeFile(file, await render({ scene, design, id, names: namesIn(catalogue) }, rendering, locale));
    // What the command made is its answer.
    process.stdout.write(`${file}\n`);
  }
}
