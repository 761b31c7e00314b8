import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { noticeText } from '../../../server/jobs/noticeText';
import { letterKind } from '../../../server/store/letterKinds';
import { leaseLetter } from '../../../server/store/outbox';
import { caseApprovalAsked } from '../../../src/stone/wire/caseApproval';
import { project } from '../../../src/stone/wire/project';
import { PATIENCE } from '../emptyDatabase';
import { CONTACT } from '../mason/atMason';
import { startServer, type TestServer } from '../startServer';
import { createStone, type MadeStone } from '../stoneCalls';
import { approveBy, LINES, okay, QUICK_SEAL, RELATIVES, tickAll, viewBy } from './asking';

const PLACES = { publicUrl: 'https://sten.example', providerEmail: 'p@sten.example' };

describe('A case whose family is asked', () => {
  let server: TestServer;
  let undertaker = '';
  let drawn = 0;
  beforeAll(async () => {
    server = await startServer({
      services: {
        seal: async (...given) => {
          drawn += 1;
          return QUICK_SEAL(...given);
        },
      },
    });
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  const newCase = async () =>
    z
      .object({ id: z.number() })
      .parse(okay(await server.call('POST', '/api/project/', { as: undertaker, body: { decName: 'Karen' } })))
      .id;
  const stoneOf = (ProjectId: number, more: object = {}) =>
    createStone(server, { Parms: LINES, ProjectId, ...more }, undertaker);
  const ask = (id: number, { as = undertaker, key = randomUUID(), ...body }: Record<string, unknown> = {}) =>
    server.call('POST', `/api/project/${id}/approval`, {
      as: String(as),
      body: { approvers: RELATIVES, needed: 1, ...body },
      headers: { 'idempotency-key': String(key) },
    });
  const letters = () =>
    server.store.database.rows(
      z.object({ kind: letterKind, recipient: z.string(), stones: z.string() }),
      `select kind, recipient, array_to_json(stone_ids)::text as stones from outbox where approver_id is not null`,
      [],
    );
  const listed = async (id: number) =>
    project
      .parse(okay(await server.call('GET', `/api/project/${id}`, { as: undertaker })))
      .stones.map(({ id: stone, approval }) => [stone, approval]);
  const idsOf = (...stones: readonly MadeStone[]) => stones.map(({ id }) => id);

  test('asks the same relatives about each stone, by one letter with a link to each', async () => {
    const { database } = server.store;
    const id = await newCase();
    const [one, two] = [await stoneOf(id), await stoneOf(id)];
    expect(await listed(id)).toEqual(idsOf(one, two).map((stone) => [stone, undefined]));
    const { asked, left } = caseApprovalAsked.parse(okay(await ask(id)));
    expect(asked.map((each) => [each.id, each.approval.state, each.links.length])).toEqual(
      idsOf(one, two).map((stone) => [stone, 'asked', 1]),
    );
    expect(left).toEqual([]);
    expect(asked.map(({ approval }) => approval.approvers.map(({ name }) => name))).toEqual([
      ['Bo', 'Ida'],
      ['Bo', 'Ida'],
    ]);
    expect(await letters()).toEqual([
      { kind: 'approvalsAsked', recipient: 'ida@example.com', stones: JSON.stringify(idsOf(one, two)) },
    ]);
    const leased = await leaseLetter(database, 60);
    if (leased?.kind !== 'approvalsAsked') throw new Error('no letter about the case');
    const written = await noticeText(database, leased, PLACES);
    const tokens = [...(written?.text.matchAll(/\/approve\/(\S+)/g) ?? [])].map(([, token]) => token ?? '');
    expect(tokens).toHaveLength(2);
    for (const stone of idsOf(one, two)) expect(written?.text).toContain(`Sten nr. ${stone}:`);
    // Each link opens its own stone, and one answer is of one stone.
    await tickAll(server, tokens[0] ?? '');
    okay(await approveBy(server, tokens[0] ?? ''));
    expect((await viewBy(server, tokens[1] ?? '')).state).toBe('reading');
    expect(await listed(id)).toEqual([
      [one.id, 'approved'],
      [two.id, 'reading'],
    ]);
    // Who was called off for one stone is written to about the other alone.
    okay(await server.call('DELETE', `/api/stone/${one.id}/approval`, { as: undertaker }));
    const later = await noticeText(database, leased, PLACES);
    expect(later?.text).not.toContain(`Sten nr. ${one.id}:`);
    expect(later?.text).toContain(`Sten nr. ${two.id}:`);
    expect(await listed(id)).toEqual([
      [one.id, undefined],
      [two.id, 'reading'],
    ]);
    await database.run('delete from outbox');
  });

  test('leaves a stone whose approval goes on, one that is bare or over, and variants to choose between', async () => {
    const { database } = server.store;
    const id = await newCase();
    const bare = await stoneOf(id, { Parms: [] });
    const over = await stoneOf(id);
    const going = await stoneOf(id);
    const [chosen, other, plain] = [await stoneOf(id), await stoneOf(id), await stoneOf(id)];
    okay(
      await server.call('POST', `/api/sendToMason/${over.id}`, {
        as: undertaker,
        body: { StonemasonId: 1, ...CONTACT },
      }),
    );
    await database.run(`update stones set status = 'processing' where id = $1`, [over.id]);
    const before = okay(
      await server.call('POST', `/api/stone/${going.id}/approval`, {
        as: undertaker,
        body: { approvers: [{ name: 'Bo' }], needed: 1 },
      }),
    );
    await database.transaction(async (inside) => {
      await inside.run('insert into choices default values', []);
      const last = '(select max(id) from choices)';
      await inside.run(
        `insert into alternatives (stone_id, choice_id, letter) values ($1, ${last}, 'A'), ($2, ${last}, 'B')`,
        [chosen.id, other.id],
      );
      await inside.run(`insert into chosen_alternatives (choice_id, stone_id) values (${last}, $1)`, [
        chosen.id,
      ]);
    });
    const { asked, left } = caseApprovalAsked.parse(okay(await ask(id)));
    expect(asked.map((each) => each.id)).toEqual(idsOf(chosen, plain));
    expect(left.map(({ id: stone, why }) => [stone, why])).toEqual([
      [bare.id, 'bare'],
      [over.id, 'cut'],
      [going.id, 'asked'],
      [other.id, 'choosing'],
    ]);
    // What went on goes on.
    const now = okay(await server.call('GET', `/api/stone/${going.id}/approval`, { as: undertaker }));
    expect(z.object({ approval: z.object({ id: z.number() }) }).parse(now).approval.id).toBe(
      z.object({ approval: z.object({ id: z.number() }) }).parse(before).approval.id,
    );
    // Nothing is left to ask: that is said, and nothing is sent.
    await database.run('delete from outbox');
    const again = caseApprovalAsked.parse(okay(await ask(id)));
    expect([again.asked, again.left.length]).toEqual([[], 6]);
    expect(await letters()).toEqual([]);
  });

  test('asks once however often the request comes, and about one stone by the letter of one', async () => {
    const id = await newCase();
    const only = await stoneOf(id);
    const key = randomUUID();
    const first = caseApprovalAsked.parse(okay(await ask(id, { key })));
    drawn = 0;
    const repeated = caseApprovalAsked.parse(okay(await ask(id, { key })));
    expect(repeated.asked[0]?.approval.id).toBe(first.asked[0]?.approval.id);
    expect(drawn).toBe(0);
    // The answer may have been lost: the links of both are good.
    for (const { asked } of [first, repeated])
      expect((await viewBy(server, asked[0]?.links[0]?.token ?? '')).name).toBe('Bo');
    expect((await letters()).map(({ kind, stones }) => [kind, stones])).toEqual([
      ['approvalAsked', JSON.stringify([only.id])],
    ]);
    expect((await ask(id, { key, needed: 2 })).json.code).toBe('keyReused');
    await server.store.database.run('delete from outbox');
  });

  test('is asked about as it was drawn, or drawn anew, and all of it or nothing', async () => {
    const id = await newCase();
    const [one, two] = [await stoneOf(id), await stoneOf(id)];
    const both = await Promise.all([
      ask(id),
      server.call('PUT', `/api/stone/${two.id}`, {
        as: undertaker,
        body: { ProjectId: id, designName: 'Ny', Parms: LINES.slice(0, 2) },
      }),
    ]);
    for (const answer of both) okay(answer);
    for (const stone of [one, two]) {
      const { approval } = z
        .object({ approval: z.object({ state: z.string() }) })
        .parse(okay(await server.call('GET', `/api/stone/${stone.id}/approval`, { as: undertaker })));
      expect(['asked', 'voided']).toContain(approval.state);
    }
    // A letter too many: nobody is asked about any stone.
    const other = await newCase();
    const third = await stoneOf(other);
    const fourth = await stoneOf(other);
    const approvers = Array.from({ length: 11 }, () => ({ name: 'Ida', email: 'mange@example.com' }));
    const refused = await server.app.inject({
      method: 'POST',
      url: `/api/project/${other}/approval`,
      remoteAddress: '203.0.113.9',
      headers: { AuthCookie: undertaker, 'content-type': 'application/json' },
      payload: JSON.stringify({ approvers, needed: 1 }),
    });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'approvalLettersTooMany']);
    expect(await listed(other)).toEqual(idsOf(third, fourth).map((stone) => [stone, undefined]));
  });

  test('is no case of another business, of a family or of nobody', async () => {
    const id = await newCase();
    const made = await stoneOf(id);
    expect((await ask(id, { as: made.token })).status).toBe(403);
    expect((await ask(id + 1000)).json.code).toBe('projectNotFound');
    expect((await ask(id, { approvers: [] })).status).toBe(400);
  });
});
