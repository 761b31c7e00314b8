import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { restoreBackup } from '../../server/backup/restoreBackup';
import { writeBackup } from '../../server/backup/writeBackup';
import { openStore } from '../../server/openStore';
import { readMigrations } from '../../server/store/migrate';
import { projectRoot } from '../../server/system/projectRoot';
import { commandLine } from './commandLine';
import { putEmptyDatabase } from './emptyDatabase';
import { ownDatabase } from './ownDatabase';
import { SAMPLE_CATALOGUE } from './sampleCatalogue';
import { startServer } from './startServer';
import { createStone, ONE_PIXEL } from './stoneCalls';

/** The lines of a backup between its head, which contains the time, and its end. */
const partsOf = async (path: string) =>
  gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(1, -1);

test('A store moves from PostgreSQL into the embedded database and back, and every line of its backup stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gravestone-moving-'));
  await putEmptyDatabase(folder);
  const sqlFolder = join(projectRoot(), 'server/store/migrations');
  const migrations = await readMigrations(sqlFolder);
  const server = await startServer();
  const other = await startServer();
  const embedded = await openStore({
    dataDir: folder,
    migrations: sqlFolder,
    catalogue: SAMPLE_CATALOGUE,
    demoPassword: undefined,
  });
  const stone = await createStone(server, { designName: 'Måne ☾', stoneImage: ONE_PIXEL });
  const session = await server.login('bedemand');
  await server.call('POST', '/api/project', { as: session, body: { decName: 'Karen' } });
  const [first, second, third] = ['first', 'second', 'third'].map((name) => join(folder, name));
  if (!first || !second || !third) throw new Error('three files are named');

  await writeBackup(server.store, migrations, first);
  await restoreBackup(embedded, migrations, first, true);
  await writeBackup(embedded, migrations, second);
  await restoreBackup(other.store, migrations, second, true);
  await writeBackup(other.store, migrations, third);
  const lines = await partsOf(first);
  expect(lines.length).toBeGreaterThan(20);
  expect(await partsOf(second)).toEqual(lines);
  expect(await partsOf(third)).toEqual(lines);
  const path = `/api/stone/${stone.id}`;
  const [here, there] = await Promise.all(
    [server, other].map((each) => each.call('GET', path, { as: stone.token })),
  );
  expect(there?.text).toBe(here?.text);
  await embedded.database.close();
  await server.stop();
  await other.stop();
  await rm(folder, { recursive: true, force: true });
});

test('The commands back a PostgreSQL up and restore it as they do the embedded database', async () => {
  const server = await startServer();
  const stone = await createStone(server, { designName: 'Før' });
  const database = await ownDatabase(server.dataDir);
  const run = (...[command = '', ...words]: string[]) => {
    const given = [...commandLine(command), ...words];
    const env = { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: database?.url };
    const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8', env });
    return { status, said: stdout.trim(), objected: stderr.trim() };
  };
  const file = join(server.dataDir, 'store.backup');
  expect(run('backup', file).status).toBe(0);
  const body = { designName: 'Efter', version: 1 };
  await server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body });
  expect(run('restore', file)).toMatchObject({ status: 1, objected: expect.stringContaining('--replace') });
  expect(run('restore', file, '--replace')).toMatchObject({
    status: 0,
    said: expect.stringContaining('Restored'),
  });
  const { json } = await server.call('GET', `/api/stone/${stone.id}`, { as: stone.token });
  expect(json.designName).toBe('Før');
  await server.stop();
});
