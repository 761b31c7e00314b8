import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FILE_STORES } from '../../server/fileStores/fileStore';
import { openStore } from '../../server/openStore';
import { openPostgres } from '../../server/store/postgres/openPostgres';
import { projectRoot } from '../../server/system/projectRoot';
import { commandLine } from './commandLine';
import { PATIENCE } from './emptyDatabase';
import { type Cluster, startPostgres } from './postgresCluster';
import { type S3Server, startS3 } from './s3Server';
import { SAMPLE_CATALOGUE } from './sampleCatalogue';

describe('The folder of a database’s pictures', () => {
  let cluster: Cluster;
  let s3: S3Server;
  let folder: string;
  let databaseUrl: string;
  let made = 0;
  beforeAll(async () => {
    cluster = await startPostgres();
    s3 = await startS3();
  }, PATIENCE);
  afterAll(async () => {
    await cluster.remove();
    await s3.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
    folder = await mkdtemp(join(tmpdir(), 'gravestone-places-'));
    made += 1;
    const admin = await openPostgres(`${cluster.url}/postgres`);
    await admin.run(`create database places${made}`);
    await admin.close();
    databaseUrl = `${cluster.url}/places${made}`;
  });

  const open = (name: string, more: object = {}) =>
    openStore({
      dataDir: join(folder, name),
      databaseUrl,
      migrations: join(projectRoot(), 'server/store/migrations'),
      catalogue: SAMPLE_CATALOGUE,
      demoPassword: 'demo',
      ...more,
    });
  const start = async (name: string, more: object = {}) => (await open(name, more)).database.close();
  /** Runs a command there; returns its error. */
  const run = (name: string, ...[command = '', ...words]: string[]) => {
    const given = [...commandLine(command), ...words];
    const env = { ...process.env, DATA_DIR: join(folder, name), DATABASE_URL: databaseUrl };
    return spawnSync(process.execPath, given, { encoding: 'utf8', env }).stderr.trim();
  };
  const REFUSED = /^DATA_DIR \S+ is not where this database’s pictures lie: .*share one folder.*S3/;

  test('is the same for every node: one with a folder of its own does not start', async () => {
    await start('one');
    await expect(start('two')).rejects.toThrow(REFUSED);
    await start('one');
    await expect(start('two')).rejects.toThrow(REFUSED);
    const store = await open('one');
    await store.pictures.keep(Buffer.from('<svg/>'), 'svg');
    // The mark is no picture: it is not listed or deleted.
    expect(await store.fileStores.pictures.list()).toHaveLength(1);
    expect(await store.fileStores.previews.list()).toEqual([]);
    await store.database.close();
  });

  test('may be the three stores of files alone, and be copied elsewhere with its mark', async () => {
    await start('one');
    await mkdir(join(folder, 'two'));
    for (const name of FILE_STORES) await symlink(join(folder, 'one', name), join(folder, 'two', name));
    await start('two');
    await cp(join(folder, 'one'), join(folder, 'copied'), { recursive: true });
    await start('copied');
    await rm(join(folder, 'two', 'pictures'));
    await expect(start('two')).rejects.toThrow(REFUSED);
  });

  test('is not asked about where pictures lie in S3', async () => {
    await start('one', { s3: s3.settings });
    await start('two', { s3: s3.settings });
    await start('one');
    await start('two', { s3: s3.settings });
  });

  test('of nodes that start at once is taken once, with all that lay there before', async () => {
    const names = ['one', 'two', 'three'];
    const begun = await Promise.allSettled(names.map((name) => start(name)));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all(
      [1, 2, 3].map(() => start(names[begun.findIndex(({ status }) => status === 'fulfilled')] ?? '')),
    );
  });

  test(
    'is where a backup and a catalogue’s tiles have to be made, and not whatever folder a command is started with',
    async () => {
      const file = join(folder, 'store.backup');
      const catalogue = join(folder, 'catalogue');
      // Before the first start any folder will do, and a command does not decide that.
      expect(run('two', 'business', 'list')).toBe('');
      await start('one');
      for (const words of [
        ['backup', file],
        ['catalogue', 'export', catalogue],
      ])
        expect(run('two', ...words)).toMatch(REFUSED);
      expect(existsSync(file)).toBe(false);
      expect(run('one', 'backup', file)).toBe('');
      // Commands without pictures work in any folder.
      expect(run('two', 'user', 'list')).toBe('');
    },
    PATIENCE,
  );

  test(
    'of an older installation is taken over at its first start, and after a restore it is where that put the pictures',
    async () => {
      const store = await open('one');
      const picture = await store.pictures.keep(Buffer.from('<svg/>'), 'svg');
      // As left by a version without marks.
      await store.database.run('delete from picture_folder');
      await store.database.close();
      for (const name of FILE_STORES) await rm(join(folder, 'one', name, '.mark'));
      await start('one');
      await expect(start('two')).rejects.toThrow(REFUSED);

      const file = join(folder, 'store.backup');
      expect(run('one', 'backup', file)).toBe('');
      expect(run('new', 'restore', file, '--replace')).toBe('');
      expect(await readdir(join(folder, 'new/pictures'))).toContain(picture);
      await start('new');
      await expect(start('one')).rejects.toThrow(REFUSED);
    },
    PATIENCE,
  );
});
