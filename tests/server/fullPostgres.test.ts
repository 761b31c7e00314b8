import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largeDesign } from '../../bench/load/design';
import { PATIENCE } from './emptyDatabase';
import { type Cluster, startPostgres } from './postgresCluster';
import { type SmallDisk, smallDisk } from './smallDisk';
import { type Answer, startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

/** More than fits into PostgreSQL's allocated pages. */
const MOST_TRIES = 400;

let disk: SmallDisk;
let dataDir: string;
let cluster: Cluster;
let admin: pg.Client;
let server: TestServer;
beforeAll(async () => {
  disk = await smallDisk();
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-full-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', disk.folder]);
  // A cluster of its own: while a disk of it is full no checkpoint succeeds, and without one no other test's database is dropped.
  cluster = await startPostgres();
  admin = new pg.Client({ connectionString: `${cluster.url}/postgres` });
  await admin.connect();
  // The log is elsewhere: without room there PostgreSQL ends, which another test covers.
  await admin.query(`create tablespace small location '${disk.folder}'`);
  await admin.query(`create database "${basename(dataDir)}" tablespace small`);
  server = await startServer({ dataDir, cluster: cluster.url });
}, PATIENCE);
afterAll(async () => {
  await disk.empty();
  await server.stop('keepData');
  await admin.query(`drop database "${basename(dataDir)}" with (force)`);
  await admin.query('drop tablespace small');
  await admin.end();
  await cluster.remove();
  await disk.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const outcome = ({ status, json }: Answer) => [status, json.code];

test(
  'A PostgreSQL whose disk is full is told by 507 and never by a failure; with room again it goes on',
  async () => {
    const stone = await createStone(server, { Comment: 'bliver' });
    // Without the right to mount a disk there is none that PostgreSQL could find full.
    if (!disk.isOwn) return;
    await disk.fill(0);
    const body = largeDesign('Far');
    const create = () => server.call('POST', '/api/stone/', { body });
    let refused = await create();
    for (let tries = 0; refused.status === 200 && tries < MOST_TRIES; tries += 1) refused = await create();
    expect(outcome(refused)).toEqual([507, 'diskFull']);
    expect(refused.json.error).toContain('Der er ikke mere plads på serveren');
    const read = await server.call('GET', `/api/stone/${stone.id}`, { as: stone.token });
    expect([read.status, read.json.Comment]).toEqual([200, 'bliver']);
    // Every write meanwhile succeeds or is refused.
    for (let tries = 0; tries < 20; tries += 1) {
      const { status } = await server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body });
      expect(
        [200, 507],
        server.lines.findLast((line) => line.includes('a call failed')),
      ).toContain(status);
    }
    expect((await server.call('GET', '/healthz', { as: null })).status).toBe(200);
    // A new connection writes a file, which finds no room either.
    const [initFile] = (await readdir(disk.folder, { recursive: true })).filter((name) =>
      name.endsWith('pg_internal.init'),
    );
    await rm(join(disk.folder, initFile ?? 'no file of what is known of the tables'));
    await disk.fill(0);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      basename(dataDir),
    ]);
    const unconnected = async () =>
      outcome(await server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body }));
    await expect.poll(unconnected, { timeout: 10_000 }).toEqual([507, 'diskFull']);
    await disk.empty();
    expect((await create()).status).toBe(200);
  },
  PATIENCE,
);
