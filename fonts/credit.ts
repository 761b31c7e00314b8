/**
 * `npx tsx fonts/credit.ts`: writes `fonts/credits.json`, who holds the rights to each family as its own file says,
 * and `public/licences/OFL-1.1.txt`, the licence that all of them are under and that has to go with them.
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
// Its first lines are about that one font.
const licence = shipped.slice(shipped.indexOf('-----------------------------------------------------------'));
await writeFile(join(root, 'public/licences/OFL-1.1.txt'), licence);
