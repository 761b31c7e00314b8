import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from './emptyDatabase';
import { type Cluster, startPostgres } from './postgresCluster';
import { type RunningServer, removeBundle, runServerBriefly } from './runServer';

let cluster: Cluster;
let dataDir: string;
let server: RunningServer;
beforeAll(async () => {
  cluster = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-readiness-'));
  server = await runServerBriefly({ DATA_DIR: dataDir, DATABASE_URL: `${cluster.url}/postgres` });
}, PATIENCE);
afterAll(async () => {
  await server.end('SIGTERM');
  await cluster.remove();
  await removeBundle();
  await rm(dataDir, { recursive: true, force: true });
});

const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
const up = async () => /^store_up (\d)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1];

test(
  'A server whose PostgreSQL went away says that it is alive and not ready, and goes on when it is back',
  async () => {
    expect([await statusOf('/healthz'), await statusOf('/readyz'), await up()]).toEqual([200, 200, '1']);
    cluster.stop();
    expect([await statusOf('/healthz'), await statusOf('/readyz'), await up()]).toEqual([200, 503, '0']);
    const answer = await fetch(`${server.url}/readyz`, { headers: { 'accept-language': 'de' } });
    expect(await answer.json()).toMatchObject({ code: 'notReady', error: expect.stringContaining('Server') });
    // Callers are told to try again, and not that something is broken.
    const asked = await fetch(`${server.url}/api/backgrounds/all`, { headers: { AuthCookie: 'public' } });
    expect([asked.status, await asked.json()]).toMatchObject([503, { code: 'notReady' }]);
    const saved = await fetch(`${server.url}/api/stone/`, {
      method: 'POST',
      headers: { AuthCookie: 'public', 'content-type': 'application/json' },
      body: '{}',
    });
    expect([saved.status, await saved.json()]).toMatchObject([503, { code: 'notReady' }]);
    cluster.start();
    await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200);
    expect(await up()).toBe('1');
    // The process is still running, and each line of its log is one JSON object.
    const log = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(log.some((line) => JSON.parse(line).msg === 'the database does not answer')).toBe(true);
  },
  PATIENCE,
);
