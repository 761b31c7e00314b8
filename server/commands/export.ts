import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FORMATS } from '../../src/painting/files/formats';
import { makeFile } from '../../src/painting/files/makeFile';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { Locale } from '../../src/stone/catalogue/naming';
import { languageOf } from '../../src/stone/permit/country';
import { fileSupplies, tilesIn } from '../drawing/fileSupplies';
import { projectRoot } from '../system/projectRoot';
import { proofreadScene } from './checkedScene';
import { permitIn } from './permitIn';
import { readCall } from './readCall';
import { readDesign } from './readDesign';
import { runInShell } from './runInShell';
import { sayWarnings } from './sayWarnings';
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
  const asked = await permitIn(call, design, catalogue.churchyards);
  const language = call.locale ?? (asked?.churchyard ? languageOf(asked.churchyard.country) : locale);
  const stone = { scene, design, id, names: namesIn(catalogue), locale: language, permit: asked };
  const supplies = await fileSupplies(language, tilesIn(folder));
  await writeFile(call.output, await makeFile(call.order, stone, supplies));
  // Printed only now, so that a refusal stays one line.
  sayWarnings([...undrawable, ...advice], locale);
}

await runInShell(run);
