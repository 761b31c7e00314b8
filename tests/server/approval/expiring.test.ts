import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tellOfExpiries } from '../../../server/jobs/approvalExpiries';
import { noticeText } from '../../../server/jobs/noticeText';
import { leaseLetter } from '../../../server/store/outbox';
import { APPROVAL_DAYS } from '../../../src/stone/wire/approval';
import { PATIENCE } from '../emptyDatabase';
import { CONTACT } from '../mason/atMason';
import { startServer, type TestServer } from '../startServer';
import {
  type AskedStone,
  approvalOf,
  approveBy,
  askFor,
  okay,
  QUICK_SEAL,
  tickAll,
  trailBy,
  viewBy,
} from './asking';

const PLACES = { publicUrl: 'https://sten.example', providerEmail: 'drift@sten.example' };

describe('Where the links of relatives expire, whoever asked', () => {
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

  const ask = async (more: object = {}) => {
    const made = await askFor(server, { as: undertaker, ...more });
    await server.store.database.run('delete from outbox');
    return made;
  };
  const expire = ({ stone }: AskedStone, days = 1) =>
    server.store.database.run(
      `update approvals set expires_at = now() - interval '${days} days' where stone_id = $1`,
      [stone.id],
    );
  const tell = () => tellOfExpiries(server.store.database);
  const told = async ({ stone }: AskedStone) =>
    server.store.database.rows(
      z.object({ recipient: z.string(), locale: z.string() }),
      `select recipient, locale from outbox where kind = 'approvalExpired' and stone_ids = array[$1::bigint]`,
      [stone.id],
    );
  beforeEach(() => server.store.database.run('update approvals set ended_at = now() where ended_at is null'));

  test('is told once, by a letter that leads to the stone, and the trail says so', async () => {
    const made = await ask();
    expect(await tell()).toBe(0);
    await expire(made);
    expect(await Promise.all([tell(), tell()])).toContain(1);
    expect(await tell()).toBe(0);
    expect(await told(made)).toEqual([{ recipient: 'anna@bedemand.example', locale: 'da' }]);
    expect((await approvalOf(server, made))?.state).toBe('expired');
    const trail = await trailBy(server, made);
    expect(trail.entries.map(({ what, said }) => [what, said]).at(-1)).toEqual([
      'expired',
      'Linkene udløb, før nok havde godkendt',
    ]);
    expect(trail.isWhole).toBe(true);

    const leased = await leaseLetter(server.store.database, 60);
    if (!leased || 'content' in leased) throw new Error('there is no letter');
    const text = await noticeText(server.store.database, leased, PLACES);
    expect(text?.subject).toBe(`Linkene til de pårørende er udløbet: gravsten nr. ${made.stone.id}`);
    expect(text?.text).toContain(`https://sten.example/designer/${made.stone.id}`);
    expect(text?.text).not.toContain('Karen');
  });

  test('is told again where new links expire too, and not where new ones were given before the letter left', async () => {
    const made = await ask();
    await expire(made);
    expect(await tell()).toBe(1);
    const { approvers: [first] = [] } = (await approvalOf(server, made)) ?? {};
    okay(
      await server.call('POST', `/api/stone/${made.stone.id}/approval/approvers/${first?.id}/renew`, {
        as: undertaker,
      }),
    );
    expect((await approvalOf(server, made))?.state).not.toBe('expired');
    const leased = await leaseLetter(server.store.database, 60);
    if (!leased || 'content' in leased) throw new Error('there is no letter');
    expect(leased.kind).toBe('approvalExpired');
    expect(await noticeText(server.store.database, leased, PLACES)).toBeUndefined();

    await server.store.database.run('delete from outbox');
    expect(await tell()).toBe(0);
    // The new links were there for a while.
    await server.store.database.run(
      `update approvals set expiry_told_at = now() - interval '9 days' where stone_id = $1`,
      [made.stone.id],
    );
    await expire(made);
    expect(await tell()).toBe(1);
    expect((await trailBy(server, made)).entries.filter(({ what }) => what === 'expired')).toHaveLength(2);
  });

  test('is not told where enough have agreed, where the stone is ordered, or where it is long ago', async () => {
    const agreed = await ask({ body: { approvers: [{ name: 'Bo' }], needed: 1 } });
    await tickAll(server, agreed.token);
    okay(await approveBy(server, agreed.token));
    await expire(agreed);
    const ordered = await ask();
    okay(
      await server.call('POST', `/api/sendToMason/${ordered.stone.id}`, {
        as: undertaker,
        body: { StonemasonId: 1, ...CONTACT },
      }),
    );
    await expire(ordered);
    const old = await ask();
    await expire(old, 31);
    expect(await tell()).toBe(0);
    for (const made of [agreed, ordered, old]) expect(await told(made)).toEqual([]);
  });

  test('gives more time by sending the stone once more: the link opens again, and the letter leaves', async () => {
    const made = await ask();
    await expire(made);
    expect((await server.call('GET', `/api/approve/${made.token}`)).status).toBe(410);
    okay(await server.call('POST', `/api/stone/${made.stone.id}/approval/rounds`, { as: undertaker }));
    const found = await approvalOf(server, made);
    expect(found).toMatchObject({ state: 'asked', round: 2 });
    // As many days as were given when it was asked, counted from now.
    const days = (Date.parse(found?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(APPROVAL_DAYS);
    expect((await viewBy(server, made.token)).round).toBe(2);
    const leased = await leaseLetter(server.store.database, 60);
    if (!leased || 'content' in leased) throw new Error('there is no letter');
    expect(leased.kind).toBe('approvalRenewed');
    expect((await noticeText(server.store.database, leased, PLACES))?.text).toContain('/approve/ap_');
  });

  test('sees it at the stone where a family asked by its link: nobody is written to, and the trail says so', async () => {
    const made = await ask({ as: undefined });
    await expire(made);
    expect(await tell()).toBe(0);
    expect((await trailBy(server, made)).entries.at(-1)?.what).toBe('expired');
  });
});
