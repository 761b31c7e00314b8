import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FORMATS } from '../../src/painting/files/formats';
import { makeFile } from '../../src/painting/files/makeFile';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { Locale } from '../../src/stone/catalogue/naming';
import { fileSupplies, tilesIn } from '../drawing/fileSupplies';
import { projectRoot } from '../system/projectRoot';
import { proofreadScene } from './checkedScene';
import { readCall } from './readCall';
import { readDesign } from './readDesign';
import { sayWarnings } from './sayWarnings';
import { sentenceFor } from './sentenceFor';
import { shellLanguage, startTexts } from './texts';
import { sortedWarnings } from './undrawable';

/** The exit code where something cannot be drawn as asked for: then no file is made. */
const NOT_AS_ASKED = 2;

async function run(locale: Locale): Promise<void> {
  const call = readCall(process.argv.slice(2));
  const { design, id } = await readDesign(call.input);
  const folder = join(projectRoot(), 'catalogue');
  const { catalogue } = await catalogueFromFiles(folder);
  const scene = await proofreadScene({ design, catalogue });
  const outlinesOnly = FORMATS[call.order.format].holds === 'outlines';
  const { undrawable, advice } = sortedWarnings(scene, { outlinesOnly });
  if (undrawable.length > 0 && !call.allowMissing) {
    sayWarnings(undrawable, locale);
    process.exitCode = NOT_AS_ASKED;
    return;
  }
  const stone = { scene, design, id, names: namesIn(catalogue), locale };
  const supplies = await fileSupplies(locale, tilesIn(folder));
  await writeFile(call.output, await makeFile(call.order, stone, supplies));
  // Printed only now, so that a refusal stays one line.
  sayWarnings([...undrawable, ...advice], locale);
}

try {
  const locale = shellLanguage();
  await startTexts(locale);
  await run(locale);
} catch (error) {
  console.error(sentenceFor(error).replaceAll('\n', ' '));
  process.exitCode = 1;
}
