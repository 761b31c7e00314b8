import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { remindOfApprovals } from '../../../server/jobs/approvalReminders';
import { noticeText } from '../../../server/jobs/noticeText';
import { trailHash, trailOf } from '../../../server/store/approvals/trail';
import { setApprovalDemanded } from '../../../server/store/businesses';
import { leaseLetter } from '../../../server/store/outbox';
import { makeWorkshopKey } from '../../../server/store/workshopKeys';
import { masonOrderDetail } from '../../../src/stone/wire/mason';
import { workshopOrder } from '../../../src/stone/wire/workshop';
import { PATIENCE } from '../emptyDatabase';
import { CONTACT, deliver } from '../mason/atMason';
import { startServer, type TestServer } from '../startServer';
import { approvalOf, approveBy, askFor, LINES, okay, QUICK_SEAL, tickAll, trailBy, viewBy } from './asking';

describe('What is cut from', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    server = await startServer();
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  test('opens with a valid approval where the business demands it, and closes when the stone is another', async () => {
    const { database } = server.store;
    const Parms = [...LINES, { type: 'etching', picture: '/none.webp' }];
    const made = await askFor(server, { as: undertaker, design: { Parms } });
    const { id } = made.stone;
    expect(await setApprovalDemanded(database, 2, true)).toBe(true);
    okay(
      await server.call('POST', `/api/sendToMason/${id}`, {
        as: undertaker,
        body: { StonemasonId: 1, ...CONTACT },
      }),
    );
    await deliver(server, id);
    const key = await makeWorkshopKey(database, 1);
    const listed = okay(await server.call('GET', `/api/workshop/orders?stone=${id}`, { as: key }));
    const [order] = z.array(workshopOrder).parse(listed.results);
    const fetched = async (part: string) => {
      const answer = await server.call('GET', `/api/workshop/order/${order?.id}/${id}/${part}`, { as: key });
      return answer.status === 200 ? 200 : [answer.status, answer.json.code];
    };
    expect(await fetched('dxf')).toEqual([409, 'approvalNeeded']);
    // A picture that a machine engraves by is cut from as well.
    expect(await fetched('medallions')).toEqual([409, 'approvalNeeded']);
    expect(await fetched('offer')).toBe(200);
    const masonUser = await server.store.database.rows(
      z.object({ token: z.string() }),
      'select token from mason_links where stone_id = $1',
      [id],
    );
    const atMason = async () =>
      masonOrderDetail.parse(
        okay(await server.call('GET', `/api/mason/orders/${id}`, { as: masonUser[0]?.token ?? '' })),
      );
    expect((await atMason()).awaitsApproval).toBe(true);
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    expect((await atMason()).awaitsApproval).toBeUndefined();
    expect(await fetched('dxf')).toBe(200);
    expect(await fetched('medallions')).toBe(200);
    // Whoever alters the stored stone past every call is found by what is approved.
    await database.run(
      `update stones set design = replace(design::text, 'Karen Holm', 'Karen Holmm')::json where id = $1`,
      [id],
    );
    expect(await fetched('dxf')).toEqual([409, 'approvalNeeded']);
    expect((await approvalOf(server, made))?.state).toBe('voided');
    await setApprovalDemanded(database, 2, false);
    expect(await fetched('dxf')).toBe(200);
  }, 120_000);
});

describe('An approval’s letters and trail', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    undertaker = await server.login('bedemand');
    await server.store.database.run(
      `update users set email = 'anna@bedemand.example' where username = 'bedemand'`,
    );
  }, PATIENCE);
  afterAll(() => server.stop());

  const places = { publicUrl: 'https://sten.example', providerEmail: 'drift@sten.example' };
  /** The next letter of the outbox as it would be sent. */
  const nextLetter = async () => {
    const leased = await leaseLetter(server.store.database, 60);
    if (!leased || 'content' in leased) return undefined;
    const text = await noticeText(server.store.database, leased, places);
    return { kind: leased.kind, to: leased.recipient, ...text };
  };

  test('go to the relative with a link of their own, in their language, without a word that was typed', async () => {
    const approvers = [{ name: 'Skriv til mig NU', email: 'ida@example.com', locale: 'de' }, { name: 'Bo' }];
    const made = await askFor(server, { as: undertaker, body: { approvers, needed: 2 } });
    const letter = await nextLetter();
    expect(letter).toMatchObject({ kind: 'approvalAsked', to: 'ida@example.com' });
    expect(letter?.subject).toContain('Grabstein');
    expect(letter?.text).not.toContain('Skriv til mig');
    expect(letter?.text).not.toContain('Karen');
    const link = (letter?.text ?? '').split('\n').find((each) => each.startsWith('https://')) ?? '';
    expect(link).toContain('https://sten.example/de/approve/ap_');
    const token = link.split('/').at(-1) ?? '';
    expect((await viewBy(server, token)).name).toBe('Skriv til mig NU');
    const rows = await server.store.database.rows(
      z.object({ all: z.string() }),
      'select coalesce(json_agg(approval_links)::text, $1) as all from approval_links',
      [''],
    );
    expect(rows[0]?.all).not.toContain(token);
    // Whoever asked is told that there is something to read, and nothing of it.
    okay(
      await server.call('POST', `/api/approve/${token}/comments`, {
        body: { text: 'Hemmeligt', pin: { kind: 'whole' } },
      }),
    );
    const news = await nextLetter();
    expect(news).toMatchObject({ kind: 'approvalNews', to: 'anna@bedemand.example' });
    expect(news?.text).toContain(`/designer/${made.stone.id}`);
    expect(news?.text).not.toContain('Hemmeligt');
    // One who was revoked before the post went gets none.
    const { approvers: found = [] } = (await approvalOf(server, made)) ?? {};
    const act = `/api/stone/${made.stone.id}/approval/approvers/${found[0]?.id}`;
    okay(await server.call('POST', `${act}/remind`, { as: undertaker }));
    okay(await server.call('POST', `${act}/revoke`, { as: undertaker }));
    expect((await nextLetter())?.text).toBeUndefined();
    expect((await server.call('GET', `/api/approve/${token}`)).json.code).toBe('approvalLinkEnded');
    // A link that is handed over cannot be written to.
    const other = `/api/stone/${made.stone.id}/approval/approvers/${found[1]?.id}`;
    expect((await server.call('POST', `${other}/remind`, { as: undertaker })).json.code).toBe(
      'approverNotFound',
    );
  });

  test('remind once whoever was written to days ago and has not answered what was sent last', async () => {
    const { database } = server.store;
    const approvers = [1, 2, 3].map((nth) => ({ name: `Nr. ${nth}`, email: `nr${nth}@example.com` }));
    const made = await askFor(server, { as: undertaker, body: { approvers, needed: 3 } });
    const { approvers: found = [] } = (await approvalOf(server, made)) ?? {};
    await database.run('delete from outbox');
    expect(await remindOfApprovals(database)).toBe(0);
    await database.run(`update approvers set written_at = now() - interval '6 days'`);
    okay(
      await server.call('POST', `/api/stone/${made.stone.id}/approval/approvers/${found[0]?.id}/revoke`, {
        as: undertaker,
      }),
    );
    await database.run(
      `insert into approval_decisions (round_id, approver_id, decision)
       select max(approval_rounds.id), $1, 'approved' from approval_rounds`,
      [found[1]?.id ?? 0],
    );
    await remindOfApprovals(database);
    expect(await remindOfApprovals(database)).toBe(0);
    const letters = await database.rows(
      z.object({ kind: z.string(), recipient: z.string() }),
      `select kind, recipient from outbox where $1 = any (stone_ids)`,
      [made.stone.id],
    );
    expect(letters).toEqual([{ kind: 'approvalReminder', recipient: 'nr3@example.com' }]);
    expect((await trailBy(server, made)).entries.map(({ what }) => what)).toEqual([
      'asked',
      'revoked',
      'reminded',
    ]);
  });

  test('are limited by address and network for whoever is not here', async () => {
    const made = await askFor(server);
    const ask = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/stone/${made.stone.id}/approval`,
        remoteAddress: '203.0.113.9',
        headers: { AuthCookie: made.as, 'content-type': 'application/json' },
        payload: JSON.stringify({ approvers: [{ name: 'Ida', email: 'mange@example.com' }], needed: 1 }),
      });
    const codes: number[] = [];
    for (let times = 0; times < 11; times += 1) codes.push((await ask()).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('is only added to, and any change of it is found', async () => {
    const { database } = server.store;
    const made = await askFor(server, { as: undertaker });
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    const { id = 0 } = (await approvalOf(server, made)) ?? {};
    const { entries } = await trailOf(database, id);
    expect(entries.map(({ what }) => what)).toEqual([
      ...['asked', 'read', 'ticked', 'ticked', 'ticked', 'ticked', 'approved'],
    ]);
    for (const entry of entries) expect(trailHash(entry)).toBe(entry.hash);
    expect(await trailBy(server, made)).toMatchObject({
      isWhole: true,
      entries: [
        { link: null },
        { who: 'Bo', link: expect.stringMatching(/^\d+\.\d+$/) },
        ...[1, 2, 3, 4, 5].map(() => ({ who: 'Bo' })),
      ],
    });
    for (const sql of [
      `update approval_trail set who = 'x'`,
      'delete from approval_trail',
      'truncate approval_trail',
    ])
      await expect(database.run(sql)).rejects.toThrow('only added to');
    // Past the triggers, as whoever has the database can: every kind of change is found.
    const tampered = async (sql: string) =>
      database
        .transaction(async (inside) => {
          await inside.script('alter table approval_trail disable trigger user');
          await inside.run(sql, [id]);
          throw new Found((await trailOf(inside, id)).isWhole);
        })
        .catch((error: unknown) => (error instanceof Found ? error.isWhole : Promise.reject(error)));
    const kept = 'update approval_trail set who = who where approval_id = $1';
    expect(await tampered(kept)).toBe(true);
    for (const change of [
      `update approval_trail set who = 'Ida' where approval_id = $1 and number = 2`,
      `update approval_trail set detail = '2' where approval_id = $1 and number = 7`,
      `update approval_trail set at = at + interval '1 ms' where approval_id = $1 and number = 1`,
      'update approval_trail set link_id = null where approval_id = $1 and number = 7',
      'delete from approval_trail where approval_id = $1 and number = 2',
      'delete from approval_trail where approval_id = $1 and number = 7',
      'delete from approval_trail where approval_id = $1',
      `insert into approval_trail (approval_id, stone_id, number, at, what, who, previous, hash)
       select approval_id, stone_id, 8, now(), 'approved', 'Ida', hash, 'x' from approval_trail
       where approval_id = $1 and number = 7`,
    ])
      expect([change, await tampered(change)]).toEqual([change, false]);
    const pdf = await server.call('GET', `/api/stone/${made.stone.id}/approval/trail.pdf`, {
      as: undertaker,
    });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

/** Whether a trail was found to be whole, before all is undone. */
class Found extends Error {
  constructor(readonly isWhole: boolean) {
    super();
  }
}
