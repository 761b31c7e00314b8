import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { openPostgres, type PostgresDatabase } from '../../server/store/postgres/openPostgres';
import { startBreakingPostgres } from './breakingPostgres';
import { type OwnDatabase, ownDatabase } from './ownDatabase';
import { SAMPLE_CATALOGUE } from './sampleCatalogue';
import { startServer } from './startServer';
import { createStone, stoneOf } from './stoneCalls';

describe('A provider’s PostgreSQL', () => {
  let dataDir: string;
  let own: OwnDatabase | undefined;
  let database: PostgresDatabase;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gravestone-adapter-'));
    own = await ownDatabase(dataDir);
    database = await openPostgres(own?.url ?? '');
    await database.script('create table kept (id bigint generated always as identity, text text)');
  });
  afterAll(async () => {
    await database.close();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('may be killed in the instant it lets somebody in: that call fails, the process goes on', async () => {
    const breaking = await startBreakingPostgres();
    const other = await openPostgres(breaking.url);
    let letGo: () => void = () => undefined;
    const held = other.transaction(
      () =>
        new Promise<void>((resolve) => {
          letGo = resolve;
        }),
    );
    await expect(other.transaction(async () => undefined)).rejects.toThrow();
    letGo();
    await held;
    await breaking.stop();
    await other.close();
  });

  test('goes on after the database ended its connections', async () => {
    const url = own?.url ?? '';
    const lost: Error[] = [];
    const other = await openPostgres(url, (error) => lost.push(error));
    await other.run('select 1');
    await database.run(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(() => lost.length).toBe(1);
    expect(await other.rows(z.object({ one: z.number() }), 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.close();
    await other.close();
  });

  test('costs a transaction whose connection breaks between two statements, and never the process', async () => {
    const pidRow = z.object({ pid: z.number() });
    const work = database.transaction(async (inside) => {
      const [own] = await inside.rows(pidRow, 'select pg_backend_pid() as pid');
      await database.run('select pg_terminate_backend($1)', [own?.pid ?? 0]);
      await pause(200);
      await inside.run('select 1');
    });
    await expect(work).rejects.toThrow();
    expect(await database.rows(z.object({ one: z.number() }), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('that does not answer is told in one line without the password', async () => {
    await expect(openPostgres('postgres://sten:hemmelig@127.0.0.1:1/x')).rejects.toThrow(
      /^the database that DATABASE_URL names does not answer: ECONNREFUSED$/,
    );
    await expect(openPostgres(`${inject('postgres')}/nowhere`)).rejects.toThrow(
      /^the database that DATABASE_URL names does not let us in: .*"nowhere".*$/,
    );
  });
});

describe('Several nodes on one database', () => {
  test('that start at once on an empty one make it once, and serve the same stones', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gravestone-nodes-'));
    await ownDatabase(dataDir);
    const nodes = await Promise.all([1, 2, 3].map(() => startServer({ dataDir })));
    const [first, second, third] = nodes;
    if (!first || !second || !third) throw new Error('three nodes were started');
    const entries = Object.values(SAMPLE_CATALOGUE).reduce((sum, list) => sum + list.length, 0);
    const count = await first.store.database.rows(
      z.object({ users: z.number(), entries: z.number() }),
      'select (select count(*) from users) as users, (select count(*) from catalogue) as entries',
    );
    expect(count).toEqual([{ users: 2, entries }]);

    const made = await createStone(first);
    const path = `/api/stone/${made.id}`;
    const session = await second.login('admin');
    expect((await third.call('GET', path, { as: session })).status).toBe(200);
    // Two writes on the same version through two nodes: one succeeds, the other is told.
    const writes = await Promise.all(
      [first, second].map((node) =>
        node.call('PUT', path, { as: made.token, body: { designName: 'ny', version: made.version } }),
      ),
    );
    expect(writes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const keyed = { body: { designName: 'nøgle' }, headers: { 'idempotency-key': 'k' } };
    const answers = await Promise.all(nodes.map((node) => node.call('POST', '/api/stone/', keyed)));
    expect(new Set(answers.map((answer) => stoneOf(answer).id)).size).toBe(1);
    await third.stop('keepData');
    await second.stop('keepData');
    await first.stop();
  });
});
