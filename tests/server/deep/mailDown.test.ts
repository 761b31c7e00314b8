import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deliverLetters, type Post } from '../../../server/jobs/deliverLetters';
import { smtpMailer } from '../../../server/mail/mailer';
import { confirmOrder } from '../confirming';
import { PATIENCE } from '../emptyDatabase';
import { startMailServer } from '../mailServer';
import { startServer, type TestServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { expectConsistent } from './kills/consistency';

/** Letters are delivered every five seconds; here the clock skips this many between two rounds: no wait is shorter. */
const STEP = 15;
const HOUR = 3600;
/** The interval of orders while the mail server is down, in seconds. */
const ORDER_EVERY = 300;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

/** Simulates that so many seconds have passed: moves everything that waits back by that. */
const goOn = (seconds: number) =>
  server.store.database.run(
    `update outbox set due_at = due_at - make_interval(secs => $1), created_at = created_at - make_interval(secs => $1),
       leased_until = leased_until - make_interval(secs => $1)`,
    [seconds],
  );

async function order(minute: number): Promise<number> {
  const made = await createStone(server, { designName: `Minut-${minute}` });
  const { status } = await server.call('POST', `/api/sendToMason/${made.id}`, {
    as: made.token,
    body: { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' },
  });
  // The user who orders does not notice.
  expect(status).toBe(200);
  await confirmOrder(server, made.id);
  return made.id;
}

test(
  'A mail server that is away for an hour costs no letter and is not hammered; once it is back, each goes out once',
  async () => {
    const away = await startMailServer();
    await away.stop();
    const mailer = smtpMailer(away.url, 'noreply@sten.example');
    const failed: string[] = [];
    const post: Post = {
      database: server.store.database,
      mailer,
      papers: [],
      checks: { find: async () => ({ scene: [], words: [], reserved: [] }) },
      providerEmail: 'udbyder@sten.example',
      publicUrl: 'https://sten.example',
      failed: (error) => failed.push(String(error)),
    };
    const ordered: number[] = [];
    for (let clock = 0; clock < HOUR; clock += STEP) {
      if (clock % ORDER_EVERY === 0) ordered.push(await order(clock / 60));
      expect(await deliverLetters(post)).toBe(0);
      await goOn(STEP);
    }
    expect(ordered).toHaveLength(HOUR / ORDER_EVERY);
    const [waiting] = await server.store.database.rows(
      z.object({ letters: z.number(), most: z.number(), reasons: z.number() }),
      'select count(*) as letters, max(attempts) as most, count(last_error) as reasons from outbox where sent_at is null',
    );
    // The first letter was tried after 15, 30, 60 … 900 s and not 720 times; each has its reason.
    expect(waiting).toEqual({ letters: 2 * ordered.length, most: 9, reasons: 2 * ordered.length });
    expect(new Set(failed.map((each) => /ECONNREFUSED/.test(each)))).toEqual(new Set([true]));
    await expectConsistent(server.store.database);

    const back = await startMailServer(away.port);
    let sent = 0;
    // The longest wait is a quarter of an hour.
    for (let clock = 0; clock <= 900; clock += STEP) {
      sent += await deliverLetters(post);
      await goOn(STEP);
    }
    expect(sent).toBe(2 * ordered.length);
    expect(back.letters).toHaveLength(2 * ordered.length);
    expect(new Set(back.letters.map(({ messageId }) => messageId)).size).toBe(2 * ordered.length);
    for (const id of ordered) {
      const about = back.letters.filter(({ text }) => text?.includes(`/designer/${id}/`));
      expect(about.map(({ to }) => to?.[0]?.address).sort()).toEqual(['bo@example.com', 'mason@example.com']);
    }
    await expectConsistent(server.store.database);
    await back.stop();
  },
  2 * PATIENCE,
);
