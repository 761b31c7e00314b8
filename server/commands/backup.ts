import { resolve } from 'node:path';
import { writeBackup } from '../backup/writeBackup';
import { readMigrations } from '../store/migrate';
import { Refusal } from './refusal';
import { migrationFolder, runCommand } from './withStore';

const USAGE = `Usage:
  npm run backup -- <file>   writes the database and the pictures into one file
The server may run meanwhile.`;

const words = process.argv.slice(2);
await runCommand(async (store) => {
  const [path] = words;
  if (!path || words.length > 1 || path.startsWith('-')) throw new Refusal(USAGE);
  const kept = { database: store.database, fileStores: await store.fileStores() };
  const { rows, files } = await writeBackup(kept, await readMigrations(migrationFolder()), resolve(path));
  const held =
    store.heldMs === undefined ? '' : `; the server’s database was held for ${Math.ceil(store.heldMs)} ms`;
  process.stdout.write(`${path}: ${rows} rows and ${files} pictures${held}\n`);
}, 'copied');
