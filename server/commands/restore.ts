import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restoreBackup';
import { eraseAgain } from '../jobs/privacy/eraseAgain';
import { allErasures } from '../store/erasures';
import { readMigrations } from '../store/migrate';
import { Refusal } from './refusal';
import { COMMAND_LOG, migrationFolder, runCommand } from './withStore';

const USAGE = `Usage:
  npm run restore -- <file>             puts a backup into an empty store
  npm run restore -- <file> --replace   puts it in the place of everything that is there
The server has to be stopped.`;

const words = process.argv.slice(2);
await runCommand(async (store) => {
  const [path, ...more] = words.filter((word) => word !== '--replace');
  if (!path || more.length > 0 || path.startsWith('-')) throw new Refusal(USAGE);
  const kept = { database: store.database, fileStores: await store.fileStores() };
  // Read before the backup takes their place: what was erased since it was written must not come back.
  const erasures = await allErasures(store.database);
  const migrations = await readMigrations(migrationFolder());
  const replace = words.includes('--replace');
  const { rows, files, at } = await restoreBackup(kept, migrations, resolve(path), replace);
  process.stdout.write(`Restored ${rows} rows and ${files} pictures as of ${at}\n`);
  const erased = await eraseAgain({ ...kept, letters: store.letters, log: COMMAND_LOG }, erasures);
  if (erased > 0) process.stdout.write(`Erased again: ${erased}, erased since that backup was written\n`);
}, 'asTheyAre');
