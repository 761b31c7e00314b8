import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgres } from '../../../server/store/postgres/openPostgres';
import { PATIENCE } from '../emptyDatabase';
import { loginAt } from '../loginAt';
import { type Moment, startMailServer } from '../mailServer';
import { type Cluster, startPostgres } from '../postgresCluster';
import { type RunningServer, removeBundle, runServerBriefly } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';

const made = z.object({ id: z.number(), token: z.string() });
const CONTACT = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
/** How long it may take another node to take over a dead node's letter, in ms, as docs/server.md promises. */
const TAKEN_OVER_MS = 60_000;

async function post(url: string, as: string, body: unknown): Promise<unknown> {
  const headers = { AuthCookie: as, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('A letter in the hand of a node that does not go on', () => {
  let folder: string;
  let cluster: Cluster;
  const nodes: RunningServer[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gravestone-hung-'));
    cluster = await startPostgres();
  });
  afterAll(async () => {
    for (const { process } of nodes) process.kill('SIGKILL');
    await cluster.remove();
    await removeBundle();
    await rm(folder, { recursive: true, force: true });
  });

  /** A node with its own database, which takes an order and is stopped at a moment of its first letter. */
  const holdUp = async (database: string, moment: Moment, signal: 'SIGSTOP' | 'SIGKILL') => {
    const admin = await openPostgres(`${cluster.url}/postgres`);
    await admin.run(`create database ${database}`);
    await admin.close();
    let first: RunningServer | undefined;
    const mail = await startMailServer(0, 0, async (now) => {
      if (now !== moment || !first) return;
      first.process.kill(signal);
      first = undefined;
    });
    const start = async () => {
      const variables = { DATA_DIR: join(folder, database), DATABASE_URL: `${cluster.url}/${database}` };
      const node = await runServerBriefly({ ...variables, SMTP_URL: mail.url, DEMO_PASSWORD });
      nodes.push(node);
      return node;
    };
    const node = await start();
    first = node;
    const session = await loginAt(node.url, DEMO_PASSWORD);
    const stone = made.parse(await post(`${node.url}/api/stone/`, session, { designName: 'Far' }));
    const order = { StonemasonId: 1, ...CONTACT };
    await post(`${node.url}/api/sendToMason/${stone.id}`, session, order);
    await expect.poll(() => first, { timeout: 30_000, interval: 20 }).toBeUndefined();
    return { mail, node, start, since: Date.now() };
  };
  const idsOf = (letters: readonly { messageId?: string | undefined }[]) =>
    new Set(letters.map(({ messageId }) => messageId));

  const hangs = async () => {
    const { mail, node, start, since } = await holdUp('hung', 'recipient', 'SIGSTOP');
    await start();
    await expect.poll(() => mail.letters.length, { timeout: TAKEN_OVER_MS, interval: 50 }).toBe(2);
    expect(Date.now() - since).toBeLessThan(TAKEN_OVER_MS);
    node.process.kill('SIGCONT');
    await expect.poll(() => node.output(), { timeout: 20_000 }).toContain('could not be sent');
    expect(mail.letters).toHaveLength(2);
    expect(idsOf(mail.letters).size).toBe(2);
    await mail.stop();
  };

  const isKilled = async () => {
    const { mail, start, since } = await holdUp('killed', 'data', 'SIGKILL');
    await start();
    await expect.poll(() => idsOf(mail.letters).size, { timeout: TAKEN_OVER_MS, interval: 50 }).toBe(2);
    expect(Date.now() - since).toBeLessThan(TAKEN_OVER_MS);
    await mail.stop();
  };

  test(
    'is another’s within a minute: one that wakes up sends it no more, and one that was killed among it lost nothing',
    // Concurrently, since both have to wait for most of that minute.
    async () => {
      await Promise.all([hangs(), isKilled()]);
    },
    3 * PATIENCE,
  );
});
