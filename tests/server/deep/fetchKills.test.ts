import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inventSecret } from '../../../server/credentials/webhookSignature';
import { openPostgres } from '../../../server/store/postgres/openPostgres';
import { addWebhook } from '../../../server/store/webhooks';
import { makeWorkshopKey } from '../../../server/store/workshopKeys';
import { commandLine } from '../commandLine';
import { PATIENCE } from '../emptyDatabase';
import { loginAt } from '../loginAt';
import { startPostgres } from '../postgresCluster';
import { type RunningServer, removeBundle, runServerBriefly } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';
import { chanceOf, seedOf } from './chance';

/** `FETCH_KILLS=200` is the long form; `DEEP_SEED` repeats a run's random numbers. */
const KILLS = Number(process.env.FETCH_KILLS ?? 4);
/** One in so many kills hits the server instead of the workshop's machine. */
const SERVER_ONE_IN = 8;
/** How long a fetch goes on at most before it is killed, ms: a start takes half a second, an order one to three. */
const LONGEST = 4000;
const MASON = 1;
const seed = seedOf(process.env.FETCH_KILLS !== undefined);
afterAll(removeBundle);

const made = z.object({ id: z.number() });
const contents = z.object({
  order: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});

test(
  `Orders are fetched whole and once, and webhooks delivered, through ${KILLS} kills of the workshop’s machine or the server`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-fetch-kills-'));
    const workshop = join(folder, 'workshop');
    await mkdir(workshop);
    const cluster = await startPostgres();
    const database = await openPostgres(`${cluster.url}/postgres`);
    const received = new Map<string, number>();
    const secret = inventSecret();
    const erp = createServer(async (request, reply) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const { data } = z
        .object({ data: z.object({ stones: z.array(z.number()) }) })
        .parse(new Webhook(secret).verify(Buffer.concat(parts).toString('utf8'), headers));
      const key = `${headers['webhook-id']} ${data.stones.join()}`;
      received.set(key, (received.get(key) ?? 0) + 1);
      reply.writeHead(204).end();
    });
    erp.listen(0, '127.0.0.1');
    await once(erp, 'listening');
    const start = () =>
      runServerBriefly({
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: `${cluster.url}/postgres`,
        DEMO_PASSWORD,
        WEBHOOK_NETWORKS: '127.0.0.1',
      });
    let server: RunningServer = await start();
    let fetching: ChildProcess | undefined;
    try {
      const url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/`;
      await addWebhook(database, { hears: { stonemasonId: MASON }, url, events: ['order.sent'], secret });
      const key = await makeWorkshopKey(database, MASON);
      const fetchAll = () => {
        const words = ['fetch', '--mason', String(MASON), '--server', server.url, workshop];
        return spawn(process.execPath, [...commandLine('jobs'), ...words], {
          env: { PATH: process.env.PATH, HOME: process.env.HOME, WORKSHOP_KEY: key },
          stdio: 'ignore',
        });
      };
      const chance = chanceOf(seed);
      const ordered: number[] = [];
      const order = async () => {
        const headers = { AuthCookie: session, 'content-type': 'application/json' };
        const post = async (path: string, body: unknown) => {
          const answer = await fetch(`${server.url}${path}`, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          expect(answer.status).toBe(200);
          return answer.json();
        };
        const { id } = made.parse(await post('/api/stone/', { designName: 'Far' }));
        const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
        await post(`/api/sendToMason/${id}`, { StonemasonId: MASON, ...contact });
        ordered.push(id);
      };
      const session = await loginAt(server.url, DEMO_PASSWORD);
      for (let round = 0; round < KILLS; round += 1) {
        // As many as are laid between kills, so that there is always something under way.
        if (ordered.length < 2 || chance.oneIn(3)) await order();
        fetching = fetchAll();
        const ended = once(fetching, 'close');
        await Promise.race([pause(chance.below(LONGEST)), ended]);
        if (chance.oneIn(SERVER_ONE_IN)) {
          await server.end('SIGKILL');
          server = await start();
        }
        fetching.kill('SIGKILL');
        await ended;
      }
      fetching = fetchAll();
      const [code] = await once(fetching, 'close');
      expect(code).toBe(0);

      const names = (await readdir(workshop)).filter((name) => !name.startsWith('.'));
      // Each order once, under its own name: a second folder of one would have a number behind it.
      expect(names.map((name) => Number(name.split('-')[0])).sort((a, b) => a - b)).toEqual(ordered);
      let files = 0;
      const laid = new Set<string>();
      for (const name of names) {
        const at = join(workshop, name);
        const list = contents.parse(JSON.parse(await readFile(join(at, 'contents.json'), 'utf8')));
        laid.add(list.order);
        expect((await readdir(at)).sort()).toEqual(
          ['contents.json', ...list.files.map((file) => file.name)].sort(),
        );
        expect(list.files).toHaveLength(5);
        for (const file of list.files) {
          const bytes = await readFile(join(at, file.name));
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          expect([bytes.length, sha256]).toEqual([file.bytes, file.sha256]);
          files += 1;
        }
      }
      const kept = await database.rows(
        z.object({ id: z.string() }),
        'select letter_id::text as id from fetched_orders',
      );
      expect(kept.map(({ id }) => id).sort()).toEqual([...laid].sort());
      const stones = () =>
        [...new Set([...received.keys()].map((each) => Number(each.split(' ')[1])))].sort((a, b) => a - b);
      await expect.poll(stones, { timeout: 90_000 }).toEqual(ordered);
      // A second copy has the id of the first, or there would be more ids than orders.
      expect(received.size).toBe(ordered.length);
      const copies = [...received.values()].reduce((sum, count) => sum + count - 1, 0);
      const left = (await readdir(workshop)).length - names.length;
      console.warn(
        `${KILLS} kills, seed ${seed}: ${ordered.length} orders of ${files} files, each whole and once; ${left} unfinished folders left; ${received.size} webhook messages, ${copies} second copies, none lost`,
      );
    } finally {
      fetching?.kill('SIGKILL');
      server.process.kill('SIGKILL');
      erp.closeAllConnections();
      erp.close();
      await database.close();
      await cluster.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
  3 * PATIENCE + KILLS * 15_000,
);
