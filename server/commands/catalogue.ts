import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EntryKind, entryTexts } from '../store/catalogue';
import { catalogueLists } from '../store/catalogueLists';
import type { Database } from '../store/database';
import { importCatalogue } from '../store/loadCatalogue';
import { Refusal } from './refusal';
import { runCommand } from './withDatabase';

const USAGE = `Usage:
  npm run catalogue -- import <folder>   takes the folder's catalogue in the place of the one there is
  npm run catalogue -- export <folder>   writes the catalogue on offer into the folder`;

const FILES: Readonly<Record<Exclude<EntryKind, 'standardStone'>, string>> = {
  stoneType: 'stone-types.json',
  vignet: 'vignets.json',
  attachment: 'attachments.json',
  background: 'backgrounds.json',
  churchyard: 'churchyards.json',
  stonemason: 'stonemasons.json',
  prices: 'prices.json',
};

async function exportTo(database: Database, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [kind, file] of Object.entries(FILES)) {
    const texts = await entryTexts(database, kind as EntryKind, 'all');
    await writeFile(join(folder, file), `[\n${texts.join(',\n')}\n]\n`);
  }
  const [standard] = await entryTexts(database, 'standardStone', 'all');
  if (standard !== undefined) await writeFile(join(folder, 'standard-stone.json'), `${standard}\n`);
}

const [name, folder] = process.argv.slice(2);
await runCommand(async (database) => {
  if (!folder || (name !== 'import' && name !== 'export')) throw new Refusal(USAGE);
  if (name === 'export') await exportTo(database, folder);
  else await importCatalogue(database, await catalogueLists(folder));
  process.stdout.write(`${name === 'export' ? 'Written to' : 'Imported from'} ${folder}\n`);
});
