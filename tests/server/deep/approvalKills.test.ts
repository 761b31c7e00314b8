import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgres, type PostgresDatabase } from '../../../server/store/postgres/openPostgres';
import { keyOfPart } from '../../../src/stone/partsOfStone';
import {
  approvalAsked,
  approvalChange,
  approvalFound,
  approvalTrail,
} from '../../../src/stone/wire/approval';
import { LINES } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { loginAt } from '../loginAt';
import { type Cluster, startPostgres } from '../postgresCluster';
import { type RunningServer, removeBundle, runServerBriefly } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';
import { chanceOf, seedOf } from './chance';

/** How many answers of relatives are given while nodes and the database's connections are killed. */
const ANSWERS = Number(process.env.APPROVAL_KILLS ?? 200);
/** So many connections are killed at least, and each node once. */
const LEAST_KILLS = 10;
const RELATIVES = 5;
const seed = seedOf(process.env.APPROVAL_KILLS !== undefined);

let folder: string;
let cluster: Cluster;
let database: PostgresDatabase;
let session = '';
const nodes: RunningServer[] = [];
const urlOf = (node: number) => nodes[node % 2]?.url ?? '';

async function start(): Promise<RunningServer> {
  return runServerBriefly({ DATA_DIR: folder, DATABASE_URL: `${cluster.url}/postgres`, DEMO_PASSWORD });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-approvals-'));
  cluster = await startPostgres();
  database = await openPostgres(`${cluster.url}/postgres`);
  nodes.push(...(await Promise.all([start(), start()])));
  session = await loginAt(urlOf(0), DEMO_PASSWORD);
}, 4 * PATIENCE);
afterAll(async () => {
  for (const node of nodes) node.process.kill('SIGKILL');
  await database.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
  await removeBundle();
});

/** What one request came to; status 0 where the line broke. */
async function send(
  node: number,
  path: string,
  {
    method = 'GET',
    as = 'public',
    body,
    key,
  }: { method?: string; as?: string; body?: unknown; key?: string } = {},
): Promise<{ readonly status: number; readonly json: unknown }> {
  try {
    const answer = await fetch(`${urlOf(node)}${path}`, {
      method,
      headers: {
        AuthCookie: as,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: await answer.json() };
  } catch {
    return { status: 0, json: undefined };
  }
}

/** A request until it is acknowledged, at one node and the other, under one key as the app does. */
async function insist(first: number, path: string, request: Parameters<typeof send>[2]) {
  for (let tried = 0; tried < 1200; tried += 1) {
    const answer = await send(first + tried, path, request);
    if (answer.status === 200) return answer.json;
    if (answer.status !== 0 && answer.status < 500) throw new Error(JSON.stringify(answer));
    await pause(50);
  }
  throw new Error(`${path} was never acknowledged`);
}

async function asked(names: readonly string[]) {
  const body = { designName: 'Far', Parms: LINES };
  const stone = z
    .object({ id: z.number() })
    .parse(await insist(0, '/api/stone/', { method: 'POST', as: session, body, key: randomUUID() }));
  const approvers = names.map((name) => ({ name }));
  const path = `/api/stone/${stone.id}/approval`;
  const request = {
    method: 'POST',
    as: session,
    body: { approvers, needed: names.length },
    key: randomUUID(),
  };
  return { path, id: stone.id, ...approvalAsked.parse(await insist(0, path, request)) };
}

describe('Approvals on two nodes', () => {
  test('refuse a link on both within a second of being revoked, expired, called off, or of another stone', async () => {
    const one = await asked(['Bo', 'Ida']);
    const [bo = '', ida = ''] = one.links.map(({ token }) => token);
    const statuses = async (token: string) =>
      Promise.all([0, 1].map(async (node) => (await send(node, `/api/approve/${token}`)).status));
    expect(await statuses(bo)).toEqual([200, 200]);
    const act = `${one.path}/approvers/${one.approval.approvers[0]?.id}`;
    await insist(0, `${act}/revoke`, { method: 'POST', as: session });
    const at = Date.now();
    expect(await statuses(bo)).toEqual([410, 410]);
    expect(Date.now() - at).toBeLessThan(1000);
    expect(await statuses(ida)).toEqual([200, 200]);
    // A renewed link is another one.
    const renewed = approvalAsked
      .omit({ stone: true })
      .parse(await insist(1, `${act}/renew`, { method: 'POST', as: session }));
    expect(await statuses(bo)).toEqual([410, 410]);
    expect(await statuses(renewed.links[0]?.token ?? '')).toEqual([200, 200]);
    await database.run(`update approvals set expires_at = now() where id = $1`, [one.approval.id]);
    expect(await statuses(ida)).toEqual([410, 410]);
    await database.run(`update approvals set expires_at = now() + interval '1 day' where id = $1`, [
      one.approval.id,
    ]);
    // Another stone's token opens its own and nothing else; one that was made up opens nothing.
    expect(await statuses(`ap_${'A'.repeat(32)}`)).toEqual([404, 404]);
    await insist(1, one.path, { method: 'DELETE', as: session });
    expect(await statuses(ida)).toEqual([410, 410]);
  }, 120_000);

  test('are told by either node whichever of them an answer came to', async () => {
    const made = await asked(['Bo']);
    const stop = new AbortController();
    const heard: (number | null)[] = [];
    const answer = await fetch(`${urlOf(0)}${made.path}/changes`, {
      headers: { AuthCookie: session },
      signal: stop.signal,
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const reading = (async () => {
      for await (const chunk of answer.body ?? [])
        for (const line of Buffer.from(chunk).toString().split('\n'))
          if (line.startsWith('data: ')) heard.push(approvalChange.parse(JSON.parse(line.slice(6))).revision);
    })().catch(() => undefined);
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
    await insist(1, `/api/approve/${made.links[0]?.token}/comments`, {
      method: 'POST',
      body: { text: 'Tak.', pin: { kind: 'whole' } },
      key: randomUUID(),
    });
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
    expect(heard[1]).toBeGreaterThan(heard[0] ?? 0);
    stop.abort();
    await reading;
    // Whoever may not ask may not watch.
    expect((await send(1, `${made.path}/changes`)).status).toBe(404);
  }, 120_000);

  test(
    `lose nothing and double nothing of ${ANSWERS} answers while nodes and connections are killed`,
    async () => {
      const chance = chanceOf(seed);
      const names = Array.from({ length: RELATIVES }, (_, nth) => `Nr. ${nth}`);
      const stones = [await asked(names), await asked(names)];
      const written: { readonly stone: number; readonly text: string }[] = [];
      const ticks = new Set<string>();
      const decided = new Set<string>();
      const tick = async (node: number, stone: number, who: number, key: string) => {
        await insist(node, `/api/approve/${stones[stone]?.links[who]?.token}/ticks`, {
          method: 'PUT',
          body: { key, isTicked: true },
        });
        ticks.add(`${stone} ${who} ${key}`);
      };
      /** Only what was read to its end is approved. */
      const readAll = async (node: number, stone: number, who: number) => {
        const keys = stones[stone]?.stone.Parms.map((parm) => parm.key ?? '') ?? [];
        for (const key of [...keys, keyOfPart('stone')])
          if (!ticks.has(`${stone} ${who} ${key}`)) await tick(node, stone, who, key);
      };
      let given = 0;
      let killed = 0;
      let restarted = 0;
      // A fast machine has all answers before much was killed: it goes on ticking what is ticked already.
      const isEnough = () => given >= ANSWERS && killed > LEAST_KILLS && restarted === 2;
      const nextKind = async () => {
        if (given <= ANSWERS) return chance.below(3);
        await pause(100);
        return 1;
      };
      const relative = async (hand: number) => {
        while (!isEnough()) {
          given += 1;
          const stone = chance.below(stones.length);
          const who = chance.below(RELATIVES);
          const token = stones[stone]?.links[who]?.token;
          const node = hand + given;
          const kind = await nextKind();
          if (kind === 0) {
            const text = randomUUID();
            const body = { text, pin: { kind: 'place', x: given, y: 1 } };
            await insist(node, `/api/approve/${token}/comments`, { method: 'POST', body, key: randomUUID() });
            written.push({ stone, text });
          } else if (kind === 1) {
            await tick(node, stone, who, chance.pick(stones[stone]?.stone.Parms ?? []).key ?? '');
          } else {
            await readAll(node, stone, who);
            await insist(node, `/api/approve/${token}`, {
              method: 'POST',
              body: { round: 1, decision: 'approve' },
            });
            decided.add(`${stone} ${who}`);
          }
        }
      };
      let isOver = false;
      let isStarting = false;
      const killer = (async () => {
        while (!isOver) {
          await pause(300);
          // A node that cannot reach its database at its start ends, as it should.
          if (isStarting) continue;
          killed += await database.run(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where pid <> pg_backend_pid() and datname = 'postgres' and backend_type = 'client backend'
               and state <> 'idle'`,
          );
        }
      })();
      const restarter = (async () => {
        for (let victim = 0; victim < 2 && !isOver; victim += 1) {
          await pause(1500);
          await nodes[victim]?.end('SIGKILL');
          isStarting = true;
          nodes[victim] = await start();
          isStarting = false;
          restarted += 1;
        }
      })();
      await Promise.all([0, 1, 2, 3].map(relative));
      isOver = true;
      await Promise.all([killer, restarter]);
      for (const [index, { path, links }] of stones.entries()) {
        const { approval } = approvalFound.parse(await insist(0, path, { as: session }));
        const texts = approval?.comments.flatMap(({ messages }) => messages.map(({ text }) => text)) ?? [];
        const own = written.filter(({ stone }) => stone === index).map(({ text }) => text);
        expect(texts.toSorted()).toEqual(own.toSorted());
        const trail = approvalTrail.parse(await insist(1, `${path}/trail`, { as: session }));
        expect(trail.isWhole).toBe(true);
        const told = (what: string) => trail.entries.filter((entry) => entry.what === what).length;
        expect(told('commented')).toBe(own.length);
        expect(told('approved')).toBe([...decided].filter((each) => each.startsWith(`${index} `)).length);
        expect(told('ticked')).toBe([...ticks].filter((each) => each.startsWith(`${index} `)).length);
        for (const [who, { token }] of links.entries()) {
          const kept = approval?.approvers[who];
          expect(kept?.decision === 'approved').toBe(decided.has(`${index} ${who}`));
          expect(kept?.ticked).toBe([...ticks].filter((each) => each.startsWith(`${index} ${who} `)).length);
          expect((await send(0, `/api/approve/${token}`)).status).toBe(200);
        }
      }
    },
    20 * 60_000,
  );
});
