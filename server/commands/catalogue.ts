import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importTiles, newTiles, readTile } from '../pictures/importTiles';
import { type EntryKind, entryTexts } from '../store/catalogue';
import { catalogueLists } from '../store/catalogueLists';
import { tilesNamed } from '../store/catalogueTiles';
import { importCatalogue } from '../store/loadCatalogue';
import { projectRoot } from '../system/projectRoot';
import { systemCode } from '../system/systemCode';
import { Refusal } from './refusal';
import { type OpenStore, runCommand } from './withStore';

const USAGE = `Usage:
  npm run catalogue -- import <folder>   takes the folder's catalogue and its tiles in the place of what is there
  npm run catalogue -- export <folder>   writes the catalogue on offer and its tiles into the folder`;

const FILES: Readonly<Record<Exclude<EntryKind, 'standardStone'>, string>> = {
  stoneType: 'stone-types.json',
  vignet: 'vignets.json',
  attachment: 'attachments.json',
  background: 'backgrounds.json',
  churchyard: 'churchyards.json',
  stonemason: 'stonemasons.json',
  prices: 'prices.json',
};

/** The tiles that come with the program. */
const shipped = join(projectRoot(), 'catalogue/tiles');

async function exportTo({ database, ...store }: OpenStore, folder: string): Promise<void> {
  const fileStores = await store.fileStores();
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Refusal(`${folder} cannot be written (${systemCode(error) ?? String(error)})`);
  });
  for (const [kind, file] of Object.entries(FILES)) {
    const texts = await entryTexts(database, kind as EntryKind, 'all');
    await writeFile(join(folder, file), `[\n${texts.join(',\n')}\n]\n`);
  }
  const [standard] = await entryTexts(database, 'standardStone', 'all');
  if (standard !== undefined) await writeFile(join(folder, 'standard-stone.json'), `${standard}\n`);
  const offered = async (kind: EntryKind) =>
    (await entryTexts(database, kind, 'all')).map((text) => JSON.parse(text));
  const named = { stoneType: await offered('stoneType'), background: await offered('background') };
  for (const path of tilesNamed(named)) {
    const bytes = await readTile(path, shipped, fileStores.tiles.read);
    if (!bytes) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

async function importFrom({ database, ...store }: OpenStore, folder: string): Promise<void> {
  const fileStores = await store.fileStores();
  const lists = await catalogueLists(folder);
  const tiles = await newTiles(tilesNamed(lists), folder, { shipped, imported: fileStores.tiles });
  await importTiles(tiles, fileStores.tiles);
  await importCatalogue(database, lists);
}

const [name, folder] = process.argv.slice(2);
await runCommand(async (store) => {
  if (!folder || (name !== 'import' && name !== 'export')) throw new Refusal(USAGE);
  await (name === 'export' ? exportTo(store, folder) : importFrom(store, folder));
  process.stdout.write(`${name === 'export' ? 'Written to' : 'Imported from'} ${folder}\n`);
});
