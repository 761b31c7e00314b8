import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgres, type PostgresDatabase } from '../../../server/store/postgres/openPostgres';
import { PATIENCE } from '../emptyDatabase';
import { loginAt } from '../loginAt';
import { type MailServer, startMailServer } from '../mailServer';
import { type Cluster, startPostgres } from '../postgresCluster';
import { type RunningServer, removeBundle, runServerBriefly } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';
import { chanceOf, seedOf } from './chance';
import { expectConsistent } from './kills/consistency';

/** How often a node is killed while sending letters; the long form does a tenth of the kills' rounds here. */
const KILLS = process.env.KILL_ROUNDS ? Math.ceil(Number(process.env.KILL_ROUNDS) / 10) : 2;
const ORDERS_A_ROUND = 3;
/** How long the mail server takes for a letter, in ms, so that kills fall between sending and recording. */
const SLOWNESS = 150;
const seed = seedOf(process.env.KILL_ROUNDS !== undefined);

let folder: string;
let cluster: Cluster;
let mail: MailServer;
let database: PostgresDatabase;
const nodes: RunningServer[] = [];
afterEach(async () => {
  for (const { process } of nodes) process.kill('SIGKILL');
  await database.close();
  await mail.stop();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});
afterAll(removeBundle);

const made = z.object({ id: z.number(), token: z.string() });

async function post(url: string, as: string, body: unknown): Promise<unknown> {
  const headers = { AuthCookie: as, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function order(url: string): Promise<void> {
  const session = await loginAt(url, DEMO_PASSWORD);
  const stone = made.parse(await post(`${url}/api/stone/`, session, { designName: `Far-${randomUUID()}` }));
  const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
  await post(`${url}/api/sendToMason/${stone.id}`, session, { StonemasonId: 1, ...contact });
}

test(
  `Every letter arrives, and second copies are recognisable, where nodes are killed ${KILLS} times among them`,
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'gravestone-deliveries-'));
    cluster = await startPostgres();
    mail = await startMailServer(0, SLOWNESS);
    database = await openPostgres(`${cluster.url}/postgres`);
    const start = () =>
      runServerBriefly({
        DATA_DIR: folder,
        DATABASE_URL: `${cluster.url}/postgres`,
        SMTP_URL: mail.url,
        DEMO_PASSWORD,
      });
    nodes.push(...(await Promise.all([start(), start()])));
    const chance = chanceOf(seed);
    for (let round = 0; round < KILLS; round += 1) {
      const before = mail.letters.length;
      for (let i = 0; i < ORDERS_A_ROUND; i += 1) await order(chance.pick(nodes).url);
      // In the middle: while a letter is drawn, sent, or sent and not recorded yet.
      await expect.poll(() => mail.letters.length, { timeout: 30_000, interval: 10 }).toBeGreaterThan(before);
      await pause(chance.below(2 * SLOWNESS));
      const victim = chance.below(2);
      await nodes[victim]?.end('SIGKILL');
      nodes[victim] = await start();
      await expectConsistent(database);
    }
    const letters = await expect
      .poll(() => unsent(database), { timeout: 90_000 })
      .toBe(0)
      .then(() => database.rows(z.object({ message_id: z.string() }), 'select message_id from outbox'));
    expect(letters).toHaveLength(2 * KILLS * ORDERS_A_ROUND);
    const arrived = new Set(mail.letters.map(({ messageId }) => messageId));
    // Each at least once; a second copy has the same Message-ID, or there would be more of them.
    expect([...arrived].sort()).toEqual(letters.map(({ message_id }) => message_id).sort());
    await expectConsistent(database);
    console.warn(
      `${KILLS} kills among the letters, seed ${seed}: ${letters.length} letters, ${mail.letters.length - letters.length} second copies, none lost`,
    );
  },
  3 * PATIENCE + KILLS * 20_000,
);

async function unsent(queries: PostgresDatabase): Promise<number> {
  const sql = 'select count(*) as n from outbox where sent_at is null';
  const [row] = await queries.rows(z.object({ n: z.number() }), sql);
  return row?.n ?? Number.NaN;
}
