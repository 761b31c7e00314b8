import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '../../src/stone/catalogue/naming';
import { PATIENCE } from './emptyDatabase';
import { type Answer, startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const AT_ONCE = 8;
/** `RACE_ROUNDS=30` is the long form. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);

describe('Sent many times at once', () => {
  let server: TestServer;
  let sessions: Record<'bedemand' | 'admin', string>;
  beforeAll(async () => {
    server = await startServer();
    sessions = { bedemand: await server.login('bedemand'), admin: await server.login('admin') };
  }, PATIENCE);
  afterAll(() => server.stop());

  const atOnce = (path: string, as: string, body: unknown, headers: Record<string, string> = {}) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => server.call('POST', path, { as, body, headers })));
  const letters = async () => {
    const found = await server.store.database.rows(
      z.object({ kind: z.string() }),
      'select kind from outbox order by kind',
    );
    await server.store.database.run('delete from outbox');
    return found.map(({ kind }) => kind);
  };
  const outcomes = (answers: readonly Answer[]) =>
    answers.map(({ status, json }) => (status === 200 ? 'sent' : `${status} ${json.code}`)).sort();
  const oneSent = (code: string) => [...Array(AT_ONCE - 1).fill(`409 ${code}`), 'sent'];
  const openCase = async (as: string, stones: number, details: object) => {
    const opened = await server.call('POST', '/api/project/', { as, body: details });
    for (let i = 0; i < stones; i += 1) await createStone(server, { ProjectId: opened.json.id }, as);
    return `/api/sendToMason/project${opened.json.id}`;
  };

  describe.each(['bedemand', 'admin'] as const)('by %s', (who) => {
    test.each([0, 1, 3])('a case with %i stones is ordered once', async (stones) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const path = await openCase(sessions[who], stones, { ...CONTACT, StonemasonId: 1 });
        expect(outcomes(await atOnce(path, sessions[who], {}))).toEqual(oneSent('nothingToSend'));
        expect(await letters()).toEqual(['order', 'receipt']);
      }
    });

    test.each([0, 2])(
      'a case with %i stones and the mason chosen by sending is ordered once',
      async (stones) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const path = await openCase(sessions[who], stones, CONTACT);
          expect(outcomes(await atOnce(path, sessions[who], { StonemasonId: 1 }))).toEqual(
            oneSent('nothingToSend'),
          );
          expect(await letters()).toEqual(['order', 'receipt']);
        }
      },
    );
  });

  test.each([0, 2])(
    'a case with %i stones that has no mason yet goes to the provider once',
    async (stones) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const path = await openCase(sessions.admin, stones, CONTACT);
        expect(outcomes(await atOnce(path, sessions.admin, {}))).toEqual(oneSent('nothingToSend'));
        expect(await letters()).toEqual(['receipt', 'unassigned']);
        // It is given to a mason later, also only once.
        expect(outcomes(await atOnce(path, sessions.admin, { StonemasonId: 1 }))).toEqual(
          oneSent('nothingToSend'),
        );
        expect(await letters()).toEqual(['order', 'receipt']);
      }
    },
  );

  test.each([undefined, 'key'])('a stone is ordered once (Idempotency-Key: %s)', async (key) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await createStone(server);
      const headers: Record<string, string> = key ? { 'idempotency-key': `${key}-${round}` } : {};
      const body = { StonemasonId: 1, ...CONTACT };
      const answers = await atOnce(`/api/sendToMason/${made.id}`, made.token, body, headers);
      const same = Array(AT_ONCE).fill('sent');
      expect(outcomes(answers)).toEqual(key ? same : oneSent('sentToMason'));
      if (key) expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await letters()).toEqual(['order', 'question', 'receipt']);
    }
  });

  test('a stone by itself and with its case is ordered once', async () => {
    const as = sessions.bedemand;
    for (let round = 0; round < ROUNDS; round += 1) {
      const opened = await server.call('POST', '/api/project/', {
        as,
        body: { ...CONTACT, StonemasonId: 1 },
      });
      const made = await createStone(server, { ProjectId: opened.json.id }, as);
      const [ofCase, ofStone] = await Promise.all([
        atOnce(`/api/sendToMason/project${opened.json.id}`, as, {}),
        atOnce(`/api/sendToMason/${made.id}`, as, {}),
      ]);
      const orders = (await letters()).filter((kind) => kind === 'order');
      // If the stone is sent first, the case has none left, and is not ordered because of that.
      expect([...ofCase, ...ofStone].filter(({ status }) => status === 200)).toHaveLength(orders.length);
      expect(orders).toHaveLength(1);
    }
  });

  test.each(LOCALES)('an order without a mason is given to one once (%s)', async (locale) => {
    const made = await createStone(server);
    const german = { 'accept-language': 'de' };
    const first = { as: made.token, body: { contactName: 'Anna' }, headers: german };
    await server.call('POST', `/api/sendToMason/${made.id}`, first);
    expect(await letters()).toEqual(['unassigned']);
    const given = await atOnce(
      `/api/sendToMason/${made.id}`,
      sessions.admin,
      { StonemasonId: 1 },
      { 'accept-language': locale },
    );
    expect(outcomes(given)).toEqual(oneSent('sentToMason'));
    expect(await letters()).toEqual(['order']);
  });
});
