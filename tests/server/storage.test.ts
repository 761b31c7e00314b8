import fs, { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { lockFolder } from '../../server/store/embedded/folderLock';
import { type EmbeddedDatabase, openEmbedded } from '../../server/store/embedded/openEmbedded';
import { migrate } from '../../server/store/migrate';
import { projectRoot } from '../../server/system/projectRoot';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { startServer } from './startServer';
import { createStone } from './stoneCalls';

// Most tests here open their own databases.
vi.setConfig({ testTimeout: PATIENCE });

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gravestone-store-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const MIGRATIONS = join(projectRoot(), 'server/store/migrations');

describe('The embedded database', () => {
  let dataDir: string;
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    dataDir = await newFolder();
    // Without the prepared copy: creating it is tested too.
    database = await openEmbedded(dataDir);
    await database.script('create table kept (id bigint generated always as identity, text text)');
  }, PATIENCE);
  afterAll(() => database.close());

  test('is made under another name and given its place when it is whole', async () => {
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('lock'))).toEqual(['database']);
    const half = await newFolder();
    await mkdir(join(half, 'database.new'));
    await writeFile(join(half, 'database.new', 'PG_VERSION'), '');
    await putEmptyDatabase(half);
    const opened = await openEmbedded(half);
    expect(await opened.rows(z.object({ one: z.number() }), 'select 1 as one')).toEqual([{ one: 1 }]);
    await opened.close();
  });

  test('makes the disk keep every commit: its syncs rise with each', async () => {
    for (let i = 0; i < 20; i += 1) {
      const before = database.syncs();
      await database.run('insert into kept (text) values ($1)', [`nr ${i}`]);
      expect(database.syncs()).toBeGreaterThan(before);
    }
    const before = database.syncs();
    await database.rows(z.object({ id: z.number() }), 'select id from kept');
    expect(database.syncs()).toBe(before);
  });

  test('syncs its files at a checkpoint', async () => {
    const before = database.syncs();
    await database.tidy();
    expect(database.syncs()).toBeGreaterThan(before + 1);
  });

  test('plans its statements anew as its tables grow', async () => {
    await database.script('create table growing (id bigint primary key, text text)');
    const find = 'select text from growing where id = $1';
    const text = z.object({ text: z.string() });
    const planned = async () => {
      const [kept] = await database.rows(
        z.object({ name: z.string() }),
        'select name from pg_prepared_statements where statement = $1',
        [find],
      );
      const lines = await database.rows(
        z.object({ 'QUERY PLAN': z.string() }),
        `explain execute ${kept?.name}(7)`,
      );
      return lines.map((line) => line['QUERY PLAN']).join(' ');
    };
    await database.run(`insert into growing values (7, 'seven')`);
    await database.script('vacuum analyze growing');
    for (let i = 0; i < 10; i += 1) expect(await database.rows(text, find, [7])).toEqual([{ text: 'seven' }]);
    expect(await planned()).toContain('Seq Scan');
    await database.run(`insert into growing select n, repeat('x', 200) from generate_series(8, 20000) as n`);
    for (let i = 0; i < 1000; i += 1) await database.rows(text, find, [7]);
    expect(await planned()).toContain('Index Scan');
    expect(await database.rows(text, find, [7])).toEqual([{ text: 'seven' }]);
  });

  test.each([
    ['fsyncSync', 'EIO', 'could not fsync file'],
    ['writeSync', 'ENOSPC', 'could not write to log file'],
  ] as const)(
    'acknowledges nothing more after the disk refused %s with %s, and recovers at the next start',
    async (call, code, reason) => {
      const folder = await newFolder();
      await putEmptyDatabase(folder);
      const told: Error[] = [];
      const broken = await openEmbedded(folder, (error) => told.push(error));
      await broken.script('create table kept (n int); insert into kept values (1)');
      const real = fs[call];
      fs[call] = () => {
        throw Object.assign(new Error(code), { code });
      };
      syncBuiltinESMExports();
      const insert = () => broken.run('insert into kept values (2)');
      const tries = await Promise.allSettled([
        insert(),
        broken.transaction((inside) => inside.run('select 1')),
        insert(),
      ]);
      fs[call] = real as never;
      syncBuiltinESMExports();
      expect(tries.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
      await expect(insert()).rejects.toThrow(reason);
      expect(told).toHaveLength(1);
      await broken.close();

      const again = await openEmbedded(folder);
      expect(await again.rows(z.object({ n: z.number() }), 'select n from kept where n = 1')).toHaveLength(1);
      await again.close();
    },
  );

  test('opens after a kill that left an empty postmaster.pid', async () => {
    const folder = await newFolder();
    await putEmptyDatabase(folder);
    await writeFile(join(folder, 'database', 'postmaster.pid'), '');
    await (await openEmbedded(folder)).close();
  });

  test('says in one line why it cannot be opened', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'letter.txt'), 'not a database');
    await expect(openEmbedded(folder)).rejects.toThrow(
      /database holds something that is not this program’s database$/,
    );
    expect(existsSync(join(folder, 'database', 'letter.txt'))).toBe(true);
    expect(await readdir(folder)).not.toContain('lock');
  });
});

describe('The lock of a data folder', () => {
  const IN_USE = /is in use by another running server$/;

  test('refuses a second holder until the first lets go', async () => {
    const folder = await newFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(IN_USE);
    await expect(openEmbedded(folder)).rejects.toThrow(IN_USE);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder)).release();
  });

  test('goes to exactly one of many that want it at once, also after its holder was killed', async () => {
    for (const leftBehind of [false, true]) {
      const folder = await newFolder();
      // A copied socket has no listener, like one left by a kill.
      if (leftBehind) await leaveDeadSocket(join(folder, 'lock'));
      const wanted = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const held = wanted.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(held).toHaveLength(1);
      await expect(lockFolder(folder)).rejects.toThrow(IN_USE);
      for (const lock of held) await lock.release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  test('holds a folder whose path is longer than a socket’s may be', async () => {
    const folder = join(await newFolder(), 'gravsten'.repeat(15));
    await mkdir(folder);
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(IN_USE);
    await lock.release();
  });

  async function leaveDeadSocket(path: string): Promise<void> {
    const living = `${path}.living`;
    const server = createServer();
    await new Promise<void>((done) => server.listen(living, done));
    await link(living, path);
    await new Promise((done) => server.close(done));
    await rm(living, { force: true });
  }
});

describe('Migrations', () => {
  const names = (database: EmbeddedDatabase) =>
    database.rows(z.object({ name: z.string() }), 'select name from migrations order by number');

  test('are applied once, in order, each as it stands', async () => {
    const [dataDir, folder] = [await newFolder(), await newFolder()];
    await putEmptyDatabase(dataDir);
    const database = await openEmbedded(dataDir);
    await cp(MIGRATIONS, folder, { recursive: true });
    await migrate(database, folder);
    const before = await names(database);
    await writeFile(
      join(folder, '9001-more.sql'),
      'create table more (id int); insert into more values (1);',
    );
    await writeFile(join(folder, 'notes.txt'), 'no migration');
    await migrate(database, folder);
    await migrate(database, folder);
    expect(await names(database)).toEqual([...before, { name: '9001-more.sql' }]);
    expect(await database.rows(z.object({ id: z.number() }), 'select id from more')).toHaveLength(1);

    await writeFile(join(folder, '9002-broken.sql'), 'create table half (id int); create nonsense;');
    await expect(migrate(database, folder)).rejects.toThrow('nonsense');
    await expect(database.run('select * from half')).rejects.toThrow('does not exist');

    await rm(join(folder, '9002-broken.sql'));
    await writeFile(join(folder, '9001-more.sql'), 'create table other (id int)');
    await expect(migrate(database, folder)).rejects.toThrow('9001-more.sql was changed after it was applied');
    await expect(migrate(database, MIGRATIONS)).rejects.toThrow(
      'written by a newer version (migration 9001)',
    );
    await database.close();
  });

  test('do not care how a checkout ends its lines', async () => {
    const [dataDir, folder] = [await newFolder(), await newFolder()];
    await putEmptyDatabase(dataDir);
    const database = await openEmbedded(dataDir);
    await migrate(database, MIGRATIONS);
    for (const name of await readdir(MIGRATIONS)) {
      const sql = await readFile(join(MIGRATIONS, name), 'utf8');
      await writeFile(join(folder, name), sql.replaceAll('\n', '\r\n'));
    }
    await migrate(database, folder);
    await database.close();
  });
});

test('A restart keeps stones, previews, logins and repeated answers', async () => {
  const first = await startServer();
  const made = await createStone(first, { Comment: 'bliver' });
  const session = await first.login('bedemand');
  const keyed = { body: { designName: 'nøgle' }, headers: { 'idempotency-key': 'k' } };
  const answer = await first.call('POST', '/api/stone/', keyed);
  await first.stop('keepData');

  const second = await startServer({ dataDir: first.dataDir });
  const read = await second.call('GET', `/api/stone/${made.id}`, { as: made.token });
  expect([read.status, read.json.Comment]).toEqual([200, 'bliver']);
  expect((await second.call('GET', '/api/stoneTypes/15', { as: session })).status).toBe(200);
  expect((await second.call('POST', '/api/stone/', keyed)).text).toBe(answer.text);
  await second.stop();
});
