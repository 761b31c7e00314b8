import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgres } from '../../server/store/postgres/openPostgres';
import { PATIENCE } from './emptyDatabase';
import { loginAt } from './loginAt';
import { type Cluster, startPostgres } from './postgresCluster';
import { type RunningServer, removeBundle, runServerBriefly, startInVain } from './runServer';
import { DEMO_PASSWORD } from './startServer';

/** docs/server.md's limit for a request, in ms, with some time for the test's own machine. */
const PROMISED_MS = 10_000;
const made = z.object({ id: z.number(), token: z.string() });

let cluster: Cluster;
let dataDir: string;
let server: RunningServer;
beforeAll(async () => {
  cluster = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-hanging-'));
  server = await runServerBriefly({
    DATA_DIR: dataDir,
    DATABASE_URL: `${cluster.url}/postgres`,
    DEMO_PASSWORD,
  });
}, PATIENCE);
afterAll(async () => {
  await server.end('SIGTERM');
  await cluster.remove();
  await removeBundle();
  await rm(dataDir, { recursive: true, force: true });
});

const call = async (method: string, path: string, as = 'public', body?: unknown) => {
  const since = Date.now();
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { AuthCookie: as, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(2 * PROMISED_MS),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    code: /"code":"(\w+)"/.exec(text)?.[1],
    retryAfter: Number(answer.headers.get('retry-after')),
    json: text,
    took: Date.now() - since,
  };
};
const order = async () => {
  const session = await loginAt(server.url, DEMO_PASSWORD);
  const stone = made.parse(
    JSON.parse((await call('POST', '/api/stone/', session, { designName: 'Far' })).json),
  );
  const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
  const sent = await call('POST', `/api/sendToMason/${stone.id}`, session, {
    StonemasonId: 1,
    ...contact,
  });
  expect(sent.status).toBe(200);
  return stone;
};
const letters = async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length;

test(
  'A PostgreSQL that hangs costs each request ten seconds at most, and is used again as soon as it goes on',
  async () => {
    const stone = await order();
    await expect.poll(letters, { timeout: 30_000 }).toBe(2);
    const read = () => call('GET', `/api/stone/${stone.id}`, stone.token);
    const save = () => call('POST', '/api/stone/', 'public', { designName: 'Mor' });
    // Idle connections are in the pool when it happens, and more requests than connections.
    await Promise.all(Array.from({ length: 12 }, read));
    const goOn = cluster.hang();
    try {
      const asked = Promise.all(Array.from({ length: 24 }, (_, i) => (i % 2 ? read() : save())));
      await pause(500);
      const [alive, ready] = await Promise.all([call('GET', '/healthz'), call('GET', '/readyz')]);
      expect([alive.status, ready.status, ready.code]).toEqual([200, 503, 'notReady']);
      expect(alive.took).toBeLessThan(1000);
      expect(ready.took).toBeLessThan(5000);
      for (const { status, code, took, retryAfter } of await asked) {
        expect([status, code]).toEqual([503, 'notReady']);
        expect(retryAfter).toBeGreaterThan(0);
        expect(took).toBeLessThan(PROMISED_MS);
      }
      // Also later requests, which need new connections.
      const later = await Promise.all([read(), save()]);
      for (const { status, took } of later) expect([status, took < PROMISED_MS]).toEqual([503, true]);
      const started = Date.now();
      const inVain = await startInVain({ DATA_DIR: dataDir, DATABASE_URL: `${cluster.url}/postgres` });
      expect(inVain.output).toMatch(/^the database that DATABASE_URL names does not answer: .+\n$/);
      expect(inVain.code).toBe(1);
      expect(Date.now() - started).toBeLessThan(20_000);
    } finally {
      goOn();
    }
    await expect.poll(async () => (await call('GET', '/readyz')).status, { timeout: 10_000 }).toBe(200);
    const answers = await Promise.all(Array.from({ length: 24 }, read));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Mail delivery has survived it too, and no connection is lost.
    await order();
    await expect.poll(letters, { timeout: 30_000 }).toBe(4);
    expect((await call('GET', '/metrics')).json).toMatch(/^store_connections\{state="waiting"\} 0$/m);
  },
  3 * PATIENCE,
);

test(
  'One connection whose process hangs costs those that meet it, is thrown away, and the rest go on',
  async () => {
    // Each takes a connection of its own; reads share one.
    const create = () => call('POST', '/api/stone/', 'public', { designName: 'Mor' });
    await create();
    const database = await openPostgres(`${cluster.url}/postgres`);
    const pidRow = z.object({ pid: z.number() });
    const backends = () =>
      database.rows(
        pidRow,
        `select pid from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()
         and backend_type = 'client backend'`,
      );
    const held = await backends();
    for (const { pid } of held) process.kill(pid, 'SIGSTOP');
    try {
      const met = await Promise.all(Array.from({ length: 12 }, create));
      for (const { status, took } of met) {
        expect([200, 503]).toContain(status);
        expect(took).toBeLessThan(PROMISED_MS);
      }
      expect(met.map(({ status }) => status)).toContain(503);
      const after = await Promise.all(Array.from({ length: 12 }, create));
      expect(after.map(({ status }) => status)).toEqual(Array(12).fill(200));
    } finally {
      for (const { pid } of held) process.kill(pid, 'SIGCONT');
    }
    // Once woken up, they find that their clients are gone.
    await expect
      .poll(async () => (await backends()).filter(({ pid }) => held.some((each) => each.pid === pid)), {
        timeout: 10_000,
      })
      .toEqual([]);
    await database.close();
  },
  3 * PATIENCE,
);
