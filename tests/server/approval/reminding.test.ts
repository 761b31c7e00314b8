import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { remindOfApprovals } from '../../../server/jobs/approvalReminders';
import { noticeText } from '../../../server/jobs/noticeText';
import { setApprovalDemanded } from '../../../server/store/businesses';
import { leaseLetter } from '../../../server/store/outbox';
import { PATIENCE } from '../emptyDatabase';
import { CONTACT } from '../mason/atMason';
import { startServer, type TestServer } from '../startServer';
import { type AskedStone, approvalOf, approveBy, askFor, okay, QUICK_SEAL, tickAll } from './asking';

const PLACES = { publicUrl: 'https://sten.example', providerEmail: 'drift@sten.example' };

describe('A relative who has not answered', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.store.database.run('update approvals set ended_at = now() where ended_at is null');
    await server.store.database.run('delete from outbox');
  });

  /** Bo, who has no address, and Ida, who has. */
  const ask = (needed = 1) => askFor(server, { as: undertaker, body: { needed } });
  /** Six days go by since anybody was written to, or reminded. */
  const sixDays = () =>
    server.store.database.run(
      `update approvers set written_at = written_at - interval '6 days', reminded_at = reminded_at - interval '6 days'`,
    );
  const remind = () => remindOfApprovals(server.store.database);
  const order = ({ stone }: AskedStone) =>
    server.call('POST', `/api/sendToMason/${stone.id}`, {
      as: undertaker,
      body: { StonemasonId: 1, ...CONTACT },
    });
  const bySelf = (made: AskedStone, path: string) =>
    server.call('POST', `/api/stone/${made.stone.id}/approval/${path}`, { as: undertaker });
  const ida = async (made: AskedStone) => (await approvalOf(server, made))?.approvers[1]?.id;
  /** What becomes of the reminder that was queued last. */
  const leaving = async () => {
    await server.store.database.run(`delete from outbox where kind <> 'approvalReminder'`);
    const leased = await leaseLetter(server.store.database, 60);
    if (!leased || 'content' in leased) throw new Error('there is no letter');
    return noticeText(server.store.database, leased, PLACES);
  };

  test('is reminded once of each version, and once of a new link', async () => {
    const made = await ask();
    await sixDays();
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await sixDays();
    expect(await remind()).toBe(0);
    okay(await bySelf(made, 'rounds'));
    expect(await remind()).toBe(0);
    await sixDays();
    expect([await remind(), await remind()]).toEqual([1, 0]);
    okay(await bySelf(made, `approvers/${await ida(made)}/renew`));
    expect(await remind()).toBe(0);
    await sixDays();
    expect([await remind(), await remind()]).toEqual([1, 0]);
  });

  test('is not reminded by itself of what they were reminded of by hand', async () => {
    const made = await ask();
    okay(await bySelf(made, `approvers/${await ida(made)}/remind`));
    await sixDays();
    expect(await remind()).toBe(0);
  });

  test('is left in peace once enough others have agreed, also where the letter was queued before', async () => {
    const made = await ask();
    await sixDays();
    expect(await remind()).toBe(1);
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    expect(await leaving()).toBeUndefined();
    const other = await ask();
    await tickAll(server, other.token);
    okay(await approveBy(server, other.token));
    await sixDays();
    expect(await remind()).toBe(0);
    // Two are needed: one is waited for.
    const both = await ask(2);
    await tickAll(server, both.token);
    okay(await approveBy(server, both.token));
    await sixDays();
    expect(await remind()).toBe(1);
    expect((await leaving())?.text).toContain('/approve/ap_');
  });

  test('is left in peace once the stone is ordered without them, and not where it is cut only with their yes', async () => {
    const before = await ask();
    await sixDays();
    expect(await remind()).toBe(1);
    okay(await order(before));
    expect(await leaving()).toBeUndefined();
    const made = await ask();
    okay(await order(made));
    await sixDays();
    expect(await remind()).toBe(0);
    // Sent to them since it was ordered, so that somebody waits.
    okay(await bySelf(made, 'rounds'));
    await sixDays();
    expect(await remind()).toBe(1);

    const demanded = await ask();
    okay(await order(demanded));
    await sixDays();
    expect(await remind()).toBe(0);
    await setApprovalDemanded(server.store.database, 2, true);
    const status = (to: string) =>
      server.store.database.run('update stones set status = $2 where id = $1', [demanded.stone.id, to]);
    await status('processing');
    expect(await remind()).toBe(0);
    await status('received');
    expect(await remind()).toBeGreaterThan(0);
    const letters = await server.store.database.rows(
      z.object({ recipient: z.string() }),
      `select recipient from outbox where kind = 'approvalReminder' and stone_ids = array[$1::bigint]`,
      [demanded.stone.id],
    );
    expect(letters).toEqual([{ recipient: 'ida@example.com' }]);
    await setApprovalDemanded(server.store.database, 2, false);
  });
});
