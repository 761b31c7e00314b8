import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgres, type PostgresDatabase } from '../../../server/store/postgres/openPostgres';
import { keyOfPart } from '../../../src/stone/partsOfStone';
import { choiceLinkMade } from '../../../src/stone/wire/alternatives';
import { approvalAsked, approvalFound, approvalTrail, approvalView } from '../../../src/stone/wire/approval';
import { LINES, line } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { type Cluster, startPostgres } from '../postgresCluster';
import { removeBundle } from '../runServer';
import { ONE_PIXEL } from '../stoneCalls';
import { type CallByLink, callsOfChoice, callsOfRelative } from './approvals/byLink';
import { type Nodes, startNodes } from './approvals/nodes';
import { watch } from './approvals/watched';

// "Within a second" is not measured by a clock here: no node keeps anything of a link, each call looks for it in the store
// in the transaction of what it does. So the very first call after the acknowledgement is refused, by whichever node.
// A stream alone lives on for as long as until its node's next look, half a second (server/routes/approval/changes.ts).

let folder: string;
let cluster: Cluster;
let database: PostgresDatabase;
let nodes: Nodes;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-links-'));
  cluster = await startPostgres();
  const address = `${cluster.url}/postgres`;
  nodes = await startNodes({ DATA_DIR: folder, DATABASE_URL: address }, 2);
  database = await openPostgres(address);
}, PATIENCE);
afterAll(async () => {
  nodes.end();
  await database.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
  await removeBundle();
});

const by = (method: string, body?: unknown) => ({
  method,
  as: nodes.session,
  ...(body !== undefined && { body }),
});
const statusOf = async (node: number, { path, request }: CallByLink) =>
  (await nodes.send(node, path, request)).status;

/** All that is kept of an approval: what anybody has done about it stands in its trail. */
async function keptOf(path: string) {
  const { approval } = approvalFound.parse(await nodes.insist(0, path, by('GET')));
  const trail = approvalTrail.parse(await nodes.insist(0, `${path}/trail`, by('GET')));
  return { approval, entries: trail.entries };
}

/** A relative for each of the calls, whose link has made that call on both nodes. */
async function relatives() {
  const names = Object.keys(callsOfRelative('', { key: '', comment: 0 }));
  const stone = await nodes.asked(names);
  const key = stone.stone.Parms[0]?.key ?? '';
  const own = await Promise.all(
    stone.links.map(async ({ approver, token }, nth) => {
      const at = `/api/approve/${token}`;
      const pin = { kind: 'whole' };
      const first = await nodes.insist(nth, `${at}/comments`, {
        ...{ method: 'POST', body: { text: 'Hm.', pin }, key: randomUUID() },
      });
      const comment = approvalView.parse(first).comments.at(-1)?.id ?? 0;
      const name = names[nth] ?? '';
      const call = callsOfRelative(token, { key, comment })[name];
      if (!call) throw new Error(`there is no call ${name}`);
      const parts = [...stone.stone.Parms.map((parm) => parm.key ?? ''), keyOfPart('stone')];
      if (name === 'approving')
        for (const part of parts)
          await nodes.insist(nth, `${at}/ticks`, { method: 'PUT', body: { key: part, isTicked: true } });
      return { name, approver, call };
    }),
  );
  for (const node of [0, 1])
    for (const { name, call } of own) expect([name, await statusOf(node, call)]).toEqual([name, 200]);
  return { ...stone, own };
}

type Asked = Awaited<ReturnType<typeof relatives>>;
/** How all links of an approval end at once. */
const ALL_AT_ONCE: Readonly<Record<string, (stone: Asked, node: number) => Promise<unknown>>> = {
  'called off': ({ path }, node) => nodes.insist(node, path, by('DELETE')),
  expired: ({ approval }) =>
    database.run('update approvals set expires_at = now() where id = $1', [approval.id]),
};
/** How a relative's links end. */
const ONE_BY_ONE = ['revoke', 'renew'];

describe('On two nodes a link of a relative', () => {
  test.each(ONE_BY_ONE)(
    'refuses every call from the first after “%s” on the other node',
    async (way) => {
      const stone = await relatives();
      for (const [nth, { name, approver, call }] of stone.own.entries()) {
        const before = await keptOf(stone.path);
        await nodes.insist(nth, `${stone.path}/approvers/${approver}/${way}`, by('POST'));
        const statuses = [await statusOf(nth + 1, call), await statusOf(nth, call)];
        expect([name, ...statuses]).toEqual([name, 410, 410]);
        const after = await keptOf(stone.path);
        expect(after.entries.slice(before.entries.length).map(({ what }) => what)).toEqual([
          way === 'revoke' ? 'revoked' : 'renewed',
        ]);
        expect(after.approval?.comments).toEqual(before.approval?.comments);
      }
    },
    PATIENCE,
  );

  test.each(Object.entries(ALL_AT_ONCE))(
    'refuses every call from the first after it was %s',
    async (_way, end) => {
      for (const node of [0, 1]) {
        const stone = await relatives();
        await end(stone, node);
        const ended = await keptOf(stone.path);
        const statuses = await Promise.all(
          stone.own.map(async ({ name, call }) => [name, await statusOf(node + 1, call)]),
        );
        expect(statuses).toEqual(stone.own.map(({ name }) => [name, 410]));
        expect(await keptOf(stone.path)).toEqual(ended);
      }
    },
    PATIENCE,
  );

  test(
    'of another stone reaches nothing of this one, by whatever call',
    async () => {
      const own = await nodes.asked(['Bo']);
      const other = await nodes.asked(['Ida'], [line('Jens Holm', 100), ...LINES.slice(1)]);
      const [ownToken = '', token = ''] = [own, other].map(({ links }) => links[0]?.token);
      const commented = await nodes.insist(0, `/api/approve/${ownToken}/comments`, {
        ...{ method: 'POST', body: { text: 'Hm.', pin: { kind: 'whole' } }, key: randomUUID() },
      });
      const comment = approvalView.parse(commented).comments[0]?.id ?? 0;
      const kept = await keptOf(own.path);
      const picture = await nodes.send(0, `/api/approve/${ownToken}/picture`);
      const calls = callsOfRelative(token, { key: own.stone.Parms[0]?.key ?? '', comment });
      for (const node of [0, 1]) {
        const statuses: Record<string, number> = {};
        for (const [name, call] of Object.entries(calls)) statuses[name] = await statusOf(node, call);
        expect(statuses).toEqual({
          ...{
            reading: 200,
            data: 200,
            picture: 200,
            tick: 409,
            untick: 409,
            comment: 200,
            reply: 404,
            settling: 404,
          },
          // Nothing of that stone is ticked.
          ...{ objection: 200, approving: 409 },
        });
        const view = approvalView.parse((await nodes.send(node, `/api/approve/${token}`)).json);
        expect(view.elements.map(({ text }) => text)).toContain('Jens Holm');
        expect(view.elements.map(({ text }) => text)).not.toContain('Karen Holm');
        expect((await nodes.send(node, `/api/approve/${token}/picture`)).json).not.toEqual(picture.json);
        for (const path of ['', '/changes', '/trail', '/trail.pdf'])
          expect((await nodes.send(node, `${own.path}${path}`, { as: token })).status).toBe(404);
        expect(await statusOf(node, { path: `/api/approve/ap_${'A'.repeat(32)}`, request: {} })).toBe(404);
      }
      expect(await keptOf(own.path)).toEqual(kept);
    },
    PATIENCE,
  );
});

/** Two stones of a family, or as many as are asked for, and a link by which it has chosen between them on both nodes. */
async function choice(count = 2) {
  const project = z.object({ id: z.number() });
  const { id: ProjectId } = project.parse(
    await nodes.insist(0, '/api/project/', by('POST', { decName: 'Karen' })),
  );
  const body = { designName: 'Mor', Parms: LINES, stoneImage: ONE_PIXEL, ProjectId };
  const { id } = project.parse(await nodes.insist(0, '/api/stone/', by('POST', body)));
  const at = `/api/stone/${id}/alternatives`;
  for (let made = 1; made < count; made += 1) await nodes.insist(0, at, by('POST'));
  const link = async (node: number) =>
    choiceLinkMade.parse(await nodes.insist(node, `${at}/link`, by('POST', {}))).token;
  const calls = callsOfChoice(await link(0));
  for (const node of [0, 1])
    for (const [name, call] of Object.entries(calls))
      expect([name, await statusOf(node, call)]).toEqual([name, 200]);
  const chosen = async () =>
    z.object({ chosen: z.unknown() }).parse(await nodes.insist(0, at, by('GET'))).chosen;
  return { id, at, link, calls, chosen };
}

type Choice = Awaited<ReturnType<typeof choice>>;
const CHOICE_ENDS: Readonly<
  Record<string, readonly [number, (choice: Choice, node: number) => Promise<unknown>]>
> = {
  'called off': [404, ({ at }, node) => nodes.insist(node, `${at}/link`, by('DELETE'))],
  replaced: [404, ({ link }, node) => link(node)],
  expired: [
    410,
    ({ id }) =>
      database.run(
        `update choices set link_expires_at = now()
         where id = (select choice_id from alternatives where stone_id = $1)`,
        [id],
      ),
  ],
};

describe('On two nodes a link of a family that chooses', () => {
  test.each(Object.entries(CHOICE_ENDS))(
    'refuses every call from the first after it was %s',
    async (_way, [status, end]) => {
      for (const node of [0, 1]) {
        const made = await choice();
        const before = await made.chosen();
        await end(made, node);
        const calls = Object.entries(made.calls);
        const statuses = await Promise.all(
          calls.map(async ([name, call]) => [name, await statusOf(node + 1, call)]),
        );
        expect(statuses).toEqual(calls.map(([name]) => [name, status]));
        expect(await made.chosen()).toEqual(before);
      }
    },
    PATIENCE,
  );

  test(
    'of another case reaches nothing of this one, by whatever call',
    async () => {
      const own = await choice(3);
      const other = await choice(2);
      const token = await other.link(0);
      const before = await own.chosen();
      for (const node of [0, 1]) {
        const at = `/api/choose/${token}`;
        const choosing = by('PUT', { letter: 'C' });
        expect(await statusOf(node, { path: at, request: { ...choosing, as: 'public' } })).toBe(404);
        expect(await statusOf(node, { path: `${at}/picture/C`, request: {} })).toBe(404);
        for (const path of [own.at, `/api/stone/${own.id}`, `/api/stone/${own.id}/approval/changes`])
          expect((await nodes.send(node, path, { as: token })).status).toBe(404);
        expect(await statusOf(node, { path: `/api/approve/${token}`, request: {} })).toBe(404);
      }
      expect(await own.chosen()).toEqual(before);
    },
    PATIENCE,
  );
});

describe('On two nodes a stream of changes', () => {
  const comment = (node: number, token: string | undefined) =>
    nodes.insist(node, `/api/approve/${token}/comments`, {
      ...{ method: 'POST', body: { text: 'Tak.', pin: { kind: 'whole' } }, key: randomUUID() },
    });

  test(
    'tells of an answer by whichever node it came',
    async () => {
      const made = await nodes.asked(['Bo']);
      const stream = await watch(`${nodes.urlOf(0)}${made.path}/changes`, nodes.session);
      stream.ended.catch(() => undefined);
      await expect.poll(() => stream.revisions.length, { timeout: 10_000 }).toBe(1);
      for (const [told, node] of [1, 0].entries()) {
        await comment(node, made.links[0]?.token);
        await expect.poll(() => stream.revisions.length, { timeout: 10_000 }).toBe(told + 2);
        expect(stream.revisions[told + 1]).toBeGreaterThan(stream.revisions[told] ?? 0);
      }
      stream.leave();
    },
    PATIENCE,
  );

  test(
    'ends where the link was renewed by the other node, and tells nothing of what is done from then on',
    async () => {
      const family = { method: 'POST', body: { Parms: LINES }, as: 'public' };
      const { id, token } = z
        .object({ id: z.number(), token: z.string() })
        .parse(await nodes.insist(0, '/api/stone/', family));
      const asking = { method: 'POST', body: { approvers: [{ name: 'Bo' }], needed: 1 }, as: token };
      const path = `/api/stone/${id}/approval`;
      const { links } = approvalAsked.parse(await nodes.insist(0, path, asking));
      const stream = await watch(`${nodes.urlOf(1)}${path}/changes`, token);
      await expect.poll(() => stream.revisions.length, { timeout: 10_000 }).toBe(1);
      await nodes.insist(0, `/api/stone/${id}/renewLinks`, {
        ...{ method: 'POST', body: { which: 'both' }, as: token },
      });
      await comment(0, links[0]?.token);
      await stream.ended;
      expect(stream.revisions).toHaveLength(1);
      await expect(watch(`${nodes.urlOf(1)}${path}/changes`, token)).rejects.toThrow('404');
    },
    PATIENCE,
  );
});
