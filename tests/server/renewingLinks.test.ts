import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mintToken } from '../../server/credentials/tokens';
import { LIMITS } from '../../server/domain/limits';
import { listOf } from '../../src/stone/wire/list';
import type { WhichLinks } from '../../src/stone/wire/renewLinks';
import { statusChange } from '../../src/stone/wire/send';
import { PATIENCE } from './emptyDatabase';
import { type CallOptions, startServer, type TestServer } from './startServer';
import { createStone, type MadeStone, ONE_PIXEL, stoneOf } from './stoneCalls';
import { withinOneMinute } from './withinOneMinute';

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const ALL: readonly WhichLinks[] = ['editing', 'reading', 'both'];

describe('The links to a stone', () => {
  let server: TestServer;
  let appFolder: string;
  let undertaker: string;
  let first: string;
  beforeAll(async () => {
    appFolder = await mkdtemp(join(tmpdir(), 'gravestone-app-'));
    await writeFile(join(appFolder, 'index.html'), '<html><head></head><body></body></html>');
    server = await startServer({ appFolder });
    undertaker = await server.login('bedemand');
    first = await server.login('admin');
  }, PATIENCE);
  afterAll(async () => {
    await server.stop();
    await rm(appFolder, { recursive: true, force: true });
  });

  const renew = (id: number, as: string | null, which: unknown, headers: CallOptions['headers'] = {}) =>
    server.call('POST', `/api/stone/${id}/renewLinks`, { as, body: { which }, headers });
  const opened = async (id: number, as: string) =>
    (await server.call('GET', `/api/stone/${id}`, { as })).status;
  const send = ({ id, token }: MadeStone) =>
    server.call('POST', `/api/sendToMason/${id}`, { as: token, body: { StonemasonId: 1, ...CONTACT } });

  test.each(ALL)('are renewed by whoever holds the one for editing: %s', async (which) => {
    const old = await createStone(server, { designName: 'Til mor' });
    const answer = await renew(old.id, old.token, which);
    expect(answer.status).toBe(200);
    const now = stoneOf(answer);
    expect(now).toMatchObject({ id: old.id, version: old.version, designName: 'Til mor' });
    expect([now.token === old.token, now.readonlyToken === old.readonlyToken]).toEqual([
      which === 'reading',
      which === 'editing',
    ]);
    expect([await opened(old.id, now.token), await opened(old.id, now.readonlyToken)]).toEqual([200, 200]);
    for (const [before, after] of [
      [old.token, now.token],
      [old.readonlyToken, now.readonlyToken],
    ] as const)
      if (before !== after) expect(await opened(old.id, before)).toBe(404);
  });

  test('that were renewed are refused by every call as if they had never been any', async () => {
    const old = await createStone(server, { designName: 'Til mor' });
    expect((await renew(old.id, old.token, 'both')).status).toBe(200);
    const calls = [
      ['GET', `/api/stone/${old.id}`],
      ['PUT', `/api/stone/${old.id}`],
      ['DELETE', `/api/stone/${old.id}`],
      ['PUT', `/api/copyStone/${old.id}`],
      ['GET', `/api/stone/${old.id}/preview`],
      ['GET', `/api/sendToMason/${old.id}`],
      ['GET', `/api/prepareStone/0/copystone/${old.id}`],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'PUT' && path.startsWith('/api/stone') ? { designName: 'Ny' } : undefined;
      const unknown = await server.call(method, path, { as: mintToken('stone'), body });
      for (const as of [old.token, old.readonlyToken]) {
        const refused = await server.call(method, path, { as, body });
        expect([path, refused.status, refused.text]).toEqual([path, 404, unknown.text]);
      }
    }
    const unknown = await renew(old.id, mintToken('stone'), 'both');
    const again = await renew(old.id, old.token, 'both');
    expect([again.status, again.text]).toEqual([404, unknown.text]);
  });

  test('are renewed by the own business and by business 1, which need no link', async () => {
    const own = await createStone(server, {}, undertaker);
    const once = stoneOf(await renew(own.id, undertaker, 'both'));
    const twice = stoneOf(await renew(own.id, first, 'both'));
    expect(new Set([own.token, once.token, twice.token]).size).toBe(3);
    expect(await opened(own.id, once.token)).toBe(404);
    expect(await opened(own.id, undertaker)).toBe(200);
  });

  test('are renewed by nobody who only reads, nor by somebody else’s login', async () => {
    const family = await createStone(server);
    const reader = await renew(family.id, family.readonlyToken, 'both');
    expect([reader.status, reader.json.code]).toEqual([403, 'readOnly']);
    expect((await renew(family.id, undertaker, 'both')).status).toBe(404);
    expect((await renew(family.id, 'public', 'both')).status).toBe(404);
    expect((await renew(family.id, null, 'both')).status).toBe(401);
    expect(await opened(family.id, family.token)).toBe(200);
  });

  test('are renewed one after the other: of two who hold the same link and ask at once, one is too late', async () => {
    const family = await createStone(server);
    const answers = await Promise.all([
      renew(family.id, family.token, 'editing'),
      renew(family.id, family.token, 'editing'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('are said wrongly in words: which one is meant, and nothing else', async () => {
    const family = await createStone(server);
    for (const which of [undefined, 'all', '', 7, null]) {
      const { status, json } = await renew(family.id, family.token, which);
      expect([status, json.error]).toEqual([400, expect.stringContaining('hvilket link')]);
    }
    const more = await server.call('POST', `/api/stone/${family.id}/renewLinks`, {
      as: family.token,
      body: { which: 'both', token: 'st_my-own-choice' },
      headers: { 'accept-language': 'de' },
    });
    expect([more.status, typeof more.json.error]).toEqual([400, 'string']);
    expect(await opened(family.id, family.token)).toBe(200);
  });

  test('for reading that stand in letters are renewed by the business alone', async () => {
    const family = await createStone(server);
    expect((await send(family)).status).toBe(200);
    for (const which of ['reading', 'both']) {
      const refused = await renew(family.id, family.token, which);
      expect([refused.status, refused.json.code]).toEqual([409, 'linksInLetters']);
    }
    const { readonlyToken } = stoneOf(await renew(family.id, first, 'reading'));
    expect(await opened(family.id, family.readonlyToken)).toBe(404);
    expect(await opened(family.id, readonlyToken)).toBe(200);
    const editing = await renew(family.id, family.token, 'editing');
    expect([editing.status, editing.json.readOnly]).toEqual([200, true]);
    const own = await createStone(server, { StonemasonId: 1, ...CONTACT }, undertaker);
    await server.call('POST', `/api/sendToMason/${own.id}`, { as: undertaker, body: { StonemasonId: 1 } });
    expect((await renew(own.id, undertaker, 'both')).status).toBe(200);
  });

  test('of a stone that was taken over: the family’s goes on until the one for reading is renewed', async () => {
    const family = await createStone(server);
    const path = `/api/stone/${family.id}/takeOver`;
    await server.call('POST', path, { as: undertaker, body: { token: family.token } });
    const refused = await renew(family.id, family.token, 'both');
    expect([refused.status, refused.json.code]).toEqual([409, 'takenOver']);
    await renew(family.id, undertaker, 'editing');
    expect(await opened(family.id, family.token)).toBe(200);
    const { readonlyToken, ...now } = stoneOf(await renew(family.id, undertaker, 'reading'));
    expect(await opened(family.id, family.token)).toBe(404);
    expect(await opened(family.id, family.readonlyToken)).toBe(404);
    // The take-over itself remains.
    const { json } = await server.call('GET', `/api/stone/${family.id}`, { as: readonlyToken });
    expect(json).toMatchObject({ takenOver: true, readOnly: true, version: now.version });
  });

  test('carry the picture of a shared link, and the page that shows it', async () => {
    const old = await createStone(server, { designName: 'Karen', stoneImage: ONE_PIXEL });
    const card = async (token: string) =>
      (await server.call('GET', `/api/shared/${old.id}/${token}/preview.png`, { as: null })).status;
    const page = async (token: string) =>
      (await server.call('GET', `/designer/${old.id}/${token}`, { as: null })).text.includes('og:title');
    // Made once, and cached in the server's memory.
    expect([await card(old.readonlyToken), await page(old.readonlyToken)]).toEqual([200, true]);
    const now = stoneOf(await renew(old.id, old.token, 'reading'));
    expect([await card(old.readonlyToken), await page(old.readonlyToken)]).toEqual([404, false]);
    expect([await card(now.readonlyToken), await page(now.readonlyToken)]).toEqual([200, true]);
  });

  test('are told to nobody who repeats how the stone was created: a key is no link', async () => {
    const headers = { 'idempotency-key': 'a-key-somebody-kept' };
    const create = () => server.call('POST', '/api/stone/', { body: { designName: 'Til mor' }, headers });
    const old = stoneOf(await create());
    expect(stoneOf(await create()).token).toBe(old.token);
    const now = stoneOf(await renew(old.id, old.token, 'both'));
    const again = await create();
    for (const token of [old.token, old.readonlyToken, now.token, now.readonlyToken])
      expect(again.text).not.toContain(token);
    expect(stoneOf(again).id).not.toBe(old.id);
  });

  test('are renewed once where the answer was lost and the request comes again under its key', async () => {
    const old = await createStone(server);
    const headers = { 'idempotency-key': 'asked-once' };
    const once = stoneOf(await renew(old.id, old.token, 'both', headers));
    const again = await renew(old.id, old.token, 'both', headers);
    expect([again.status, stoneOf(again)]).toEqual([200, once]);
    // The key is useless to callers without the old link, and only repeats this request.
    expect((await renew(old.id, mintToken('stone'), 'both', headers)).status).toBe(404);
    expect((await renew(old.id, old.token, 'reading', headers)).json.code).toBe('keyReused');
    // After another renewal the key no longer works for anybody.
    const last = stoneOf(await renew(old.id, once.token, 'editing'));
    expect((await renew(old.id, old.token, 'both', headers)).status).toBe(404);
    expect(await opened(old.id, last.token)).toBe(200);
  });

  test('that were renewed before the stone was taken over open it by their key for reading alone', async () => {
    const old = await createStone(server);
    const headers = { 'idempotency-key': 'before-it-was-taken-over' };
    const now = stoneOf(await renew(old.id, old.token, 'editing', headers));
    const path = `/api/stone/${old.id}/takeOver`;
    const taken = stoneOf(await server.call('POST', path, { as: undertaker, body: { token: now.token } }));
    const again = await renew(old.id, old.token, 'editing', headers);
    expect([again.status, again.json.readOnly]).toEqual([200, true]);
    expect(again.text).not.toContain(taken.token);
  });

  test('leave in the history who renewed them, and when', async () => {
    const own = await createStone(server, {}, undertaker);
    await renew(own.id, undertaker, 'both');
    await renew(own.id, stoneOf(await renew(own.id, undertaker, 'editing')).token, 'reading');
    const { json } = await server.call('GET', `/api/stone/${own.id}/history`, { as: undertaker });
    const changes = listOf(statusChange).parse(json).results;
    expect(changes.map(({ kind, before, after, by }) => [kind, before, after, by])).toEqual([
      ['linksRenewed', 'draft', 'draft', 'bedemand'],
      ['linksRenewed', 'draft', 'draft', 'bedemand'],
      ['linksRenewed', 'draft', 'draft', 'link'],
    ]);
  });

  test('are renewed as often as stones are created, and no oftener', async () => {
    const { id, token } = await createStone(server);
    const from = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/stone/${id}/renewLinks`,
        headers: { AuthCookie: mintToken('stone'), 'content-type': 'application/json' },
        payload: '{"which":"both"}',
        remoteAddress,
      });
    const answers = [];
    await withinOneMinute(server.store.database);
    for (let n = 0; n <= LIMITS.creating.perMinute; n += 1)
      answers.push((await from('192.0.2.9')).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
    expect((await from('192.0.2.10')).statusCode).toBe(404);
    expect(await opened(id, token)).toBe(200);
  });
});
