/**
 * `npx tsx fonts/credit.ts`: writes `fonts/credits.json`, who holds the rights to each family according to its file,
 * and `public/licences/OFL-1.1.txt`, the licence of all of them, which has to be shipped with them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FONTS } from './catalogue';
import { copyrightOf } from './copyright';

const root = join(import.meta.dirname, '..');

const credits = await Promise.all(
  FONTS.map(async ({ family, file }) => ({ family, copyright: await copyrightOf(file) })),
);
await writeFile(join(root, 'fonts/credits.json'), `${JSON.stringify(credits, null, 2)}\n`);

const { resolve } = createRequire(import.meta.url);
const shipped = await readFile(resolve('@expo-google-fonts/eb-garamond/LICENSE_FONT'), 'utf8');
// Its first lines concern only that one font.
const licence = shipped.slice(shipped.indexOf('-----------------------------------------------------------'));
await writeFile(join(root, 'public/licences/OFL-1.1.txt'), licence);
