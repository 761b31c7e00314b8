import { join } from 'node:path';
import { head } from '../../../server/backup/format';
import { readBackup } from '../../../server/backup/readBackup';
import { restoreBackup } from '../../../server/backup/restoreBackup';
import { openFileStores } from '../../../server/fileStores/openFileStores';
import { openEmbedded } from '../../../server/store/embedded/openEmbedded';
import { readMigrations } from '../../../server/store/migrate';
import { openPostgres } from '../../../server/store/postgres/openPostgres';
import { projectRoot } from '../../../server/system/projectRoot';
import { putBareDatabase } from '../emptyDatabase';

/** Puts a backup into the tables that its own version had, so that the next start finds them as that version left them. */
export async function layTablesOf(
  backup: string,
  { DATA_DIR, DATABASE_URL }: { readonly DATA_DIR: string; readonly DATABASE_URL: string },
): Promise<void> {
  let numbers: readonly number[] = [];
  await readBackup(backup, {
    head: async (given) => {
      numbers = head.parse(given).migrations.map(({ number }) => number);
    },
  });
  const all = await readMigrations(join(projectRoot(), 'server/store/migrations'));
  const migrations = all.filter(({ number }) => numbers.includes(number));
  if (!DATABASE_URL) await putBareDatabase(DATA_DIR);
  const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openEmbedded(DATA_DIR);
  try {
    const fileStores = await openFileStores(DATA_DIR, undefined);
    await restoreBackup({ database, fileStores }, migrations, backup, false);
  } finally {
    await database.close();
  }
}
