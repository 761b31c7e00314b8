import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { PATIENCE, putEmptyDatabase } from '../emptyDatabase';
import { loginAt } from '../loginAt';
import { type MailServer, startMailServer } from '../mailServer';
import { type OwnDatabase, ownDatabase } from '../ownDatabase';
import { type RunningServer, removeBundle, runServerBriefly } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';

/** `DATA_KILLS=5` is the long form: how often a node is killed in the middle of a letter. */
const KILLS = Number(process.env.DATA_KILLS ?? 1);
/** Another node takes a dead node's letter within a minute, as docs/server.md promises. */
const TAKEN_OVER_MS = 60_000;
const made = z.object({ id: z.number() });

let folder: string;
let database: OwnDatabase | undefined;
let posts: Post[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-data-'));
  database = await ownDatabase(folder);
  if (!database) await putEmptyDatabase(folder);
}, PATIENCE);
afterEach(async () => {
  for (const { node, mail } of posts.splice(0)) {
    node?.process.kill('SIGKILL');
    await mail.stop();
  }
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
});
afterAll(removeBundle);

/** A node with its own mail server, so that the test knows whose letter has begun. */
interface Post {
  readonly mail: MailServer;
  node: RunningServer | undefined;
}

async function post(url: string, as: string, body: unknown): Promise<unknown> {
  const headers = { AuthCookie: as, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** By a user: what a stranger orders waits until the address has confirmed it. */
async function order(url: string): Promise<number> {
  const session = await loginAt(url, DEMO_PASSWORD);
  const stone = made.parse(await post(`${url}/api/stone/`, session, { designName: `Far-${randomUUID()}` }));
  const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
  await post(`${url}/api/sendToMason/${stone.id}`, session, { StonemasonId: 1, ...contact });
  return stone.id;
}

test(
  `Every letter arrives, and second copies are recognisable, where ${KILLS} nodes are killed in the middle of SMTP’s DATA`,
  async () => {
    // Only one process can open the embedded database.
    const nodes = database ? 2 : 1;
    let toKill = 0;
    let killed = 0;
    const start = (mail: MailServer) =>
      runServerBriefly({
        DATA_DIR: folder,
        DEMO_PASSWORD,
        SMTP_URL: mail.url,
        ...(database ? { DATABASE_URL: database.url } : {}),
      });
    posts = await Promise.all(
      Array.from({ length: nodes }, async () => {
        const own: { post?: Post } = {};
        const mail = await startMailServer(0, 0, async (moment) => {
          if (moment !== 'data' || toKill === 0 || !own.post?.node) return;
          toKill -= 1;
          own.post.node.process.kill('SIGKILL');
          own.post.node = undefined;
          killed += 1;
        });
        own.post = { mail, node: undefined };
        return own.post;
      }),
    );
    for (const each of posts) each.node = await start(each.mail);
    const ordered: number[] = [];
    for (let round = 1; round <= KILLS; round += 1) {
      toKill = 1;
      const node = posts.find((each) => each.node)?.node;
      ordered.push(await order(node?.url ?? ''));
      await expect.poll(() => killed, { timeout: 2 * TAKEN_OVER_MS, interval: 20 }).toBe(round);
      for (const each of posts) each.node ??= await start(each.mail);
    }
    const letters = () => posts.flatMap(({ mail }) => mail.letters);
    const ids = () => new Set(letters().map(({ messageId }) => messageId));
    await expect.poll(() => ids().size, { timeout: 2 * TAKEN_OVER_MS }).toBe(2 * KILLS);
    // Data that a killed node had given to the system may still arrive: with the Message-ID of the next copy.
    const [arrived, copies] = [letters(), letters().length - 2 * KILLS];
    for (const id of ordered) {
      const about = arrived.filter(({ text }) => text?.includes(`/designer/${id}/`));
      expect(new Set(about.map(({ messageId }) => messageId)).size).toBe(2);
    }
    for (const { node } of posts) expect(await node?.end('SIGTERM')).toBe(0);
    console.warn(
      `${KILLS} kills within DATA, nodes: ${nodes}: ${2 * KILLS} letters, ${copies} second copies`,
    );
  },
  2 * PATIENCE + KILLS * 3 * TAKEN_OVER_MS,
);
