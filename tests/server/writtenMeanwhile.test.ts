import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GivenChange, writeDecided } from '../../server/store/decidedStones';
import { findStone, lockedStone } from '../../server/store/stones';
import type { StoredStone } from '../../server/store/storedStone';
import { design } from '../../src/stone/stone';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const given = design.parse({ designName: 'Senere', ...CONTACT });

describe('A stone that is another by the time it is written', () => {
  let server: TestServer;
  let undertaker: string;
  let made: MadeStone;
  let seen: StoredStone;
  beforeAll(async () => {
    server = await startServer();
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());
  beforeEach(async () => {
    made = await createStone(server, { designName: 'Før' });
    seen = await stored();
  });

  async function stored(): Promise<StoredStone> {
    const found = await findStone(server.store.database, made.id);
    if (!found) throw new Error('the stone is gone');
    return found;
  }
  const write = (version: number | undefined, mayWrite: GivenChange['mayWrite']) =>
    writeDecided(server.store.database, seen, {
      design: given,
      version,
      preview: null,
      mayChooseCase: false,
      mayWrite,
    });
  const renew = () =>
    server.call('POST', `/api/stone/${made.id}/renewLinks`, { as: made.token, body: { which: 'editing' } });
  const takeOver = () =>
    server.call('POST', `/api/stone/${made.id}/takeOver`, {
      as: undertaker,
      body: { token: made.token, newProject: {} },
    });

  test.each([1, undefined])('is not written by a link that was renewed, version %s', async (version) => {
    expect((await renew()).status).toBe(200);
    const { outcome } = await write(version, ({ token }) => token === made.token);
    expect(outcome).toBe('stale');
    expect((await stored()).designName).toBe('Før');
  });

  test.each([1, undefined])('is written by whoever may, under its new link, version %s', async (version) => {
    expect((await renew()).status).toBe(200);
    expect((await write(version, () => true)).outcome).toBe('written');
    expect(await stored()).toMatchObject({ designName: 'Senere', version: 2 });
  });

  test('is not written by a family from whom a business has taken it over', async () => {
    expect((await takeOver()).status).toBe(200);
    const before = await stored();
    const { outcome } = await write(undefined, ({ token }) => token === made.token);
    expect(outcome).toBe('stale');
    expect(await stored()).toEqual(before);
  });

  test('is written over by whoever names no version, whatever became of it', async () => {
    for (const designName of ['En', 'To'])
      await server.call('PUT', `/api/stone/${made.id}`, { as: made.token, body: { ...given, designName } });
    expect((await write(undefined, () => true)).outcome).toBe('written');
    expect(await stored()).toMatchObject({ designName: 'Senere', version: 4 });
  });

  test('is ordered as it was saved last, where that was acknowledged while the order was under way', async () => {
    const body = { StonemasonId: 1, ...CONTACT };
    const sending = await server.store.database.transaction(async (inside) => {
      const held = await lockedStone(inside, made.id);
      const under = server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
      // Until it waits for the stone's lock.
      await pause(300);
      const saved = JSON.stringify({ ...JSON.parse(held?.design ?? '{}'), designName: 'Gemt' });
      await inside.run('update stones set design = $2, version = version + 1 where id = $1', [
        made.id,
        saved,
      ]);
      return { answer: under };
    });
    expect((await sending.answer).status).toBe(200);
    expect(JSON.parse((await stored()).design)).toMatchObject({ designName: 'Gemt' });
  });

  test('is not ordered by a link that was renewed while the order waited', async () => {
    const body = { StonemasonId: 1, ...CONTACT };
    const sending = await server.store.database.transaction(async (inside) => {
      await lockedStone(inside, made.id);
      const under = server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
      await pause(300);
      await inside.run(`update stones set token = token || 'x' where id = $1`, [made.id]);
      return { answer: under };
    });
    const { status, json } = await sending.answer;
    expect([status, json.code]).toEqual([404, 'stoneNotFound']);
    expect((await stored()).status).toBe('draft');
  });
});
