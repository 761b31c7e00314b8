import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mintToken } from '../../server/credentials/tokens';
import { openSession } from '../../server/store/sessions';
import { listOf } from '../../src/stone/wire/list';
import { statusChange } from '../../src/stone/wire/send';
import { addStrangers } from './deep/roles/family';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone, stoneOf } from './stoneCalls';

describe('A family’s stone', () => {
  let server: TestServer;
  let undertaker: string;
  let first: string;
  let stranger: string;
  beforeAll(async () => {
    server = await startServer();
    await addStrangers(server);
    undertaker = await server.login('bedemand');
    first = await server.login('admin');
    const [row] = await server.store.database.rows(
      z.object({ id: z.number() }),
      'select id from users where business_id = 3',
      [],
    );
    stranger = await openSession(server.store.database, { id: row?.id ?? 0, businessId: 3 });
  }, PATIENCE);
  afterAll(() => server.stop());

  const takeOver = ({ id, token }: Pick<MadeStone, 'id' | 'token'>, as: string | null, more: object = {}) =>
    server.call('POST', `/api/stone/${id}/takeOver`, { as, body: { token, ...more } });
  const read = async (id: number, as: string) => server.call('GET', `/api/stone/${id}`, { as });
  const newCase = async (as: string) =>
    Number((await server.call('POST', '/api/project/', { as, body: { decName: 'Karen Juhl' } })).json.id);

  test('becomes the business’s and a case’s, for whoever holds its link for editing and is logged in', async () => {
    const family = await createStone(server, { designName: 'Til mor' });
    const ProjectId = await newCase(undertaker);
    const taken = await takeOver(family, undertaker, { ProjectId });
    expect(taken.status).toBe(200);
    expect(taken.json).toMatchObject({
      ...{ designName: 'Til mor', ProjectId, hasBusiness: true, takenOver: true, readOnly: false },
      version: family.version + 1,
    });
    expect((await read(family.id, undertaker)).json).toMatchObject({ readOnly: false, ProjectId });
    expect((await read(family.id, stranger)).status).toBe(404);
    const { json } = await server.call('GET', `/api/project/${ProjectId}`, { as: undertaker });
    expect(json.stones).toMatchObject([{ id: family.id }]);
  });

  test('becomes a new case’s, which is opened with it', async () => {
    const family = await createStone(server);
    const { json } = await takeOver(family, undertaker, { newProject: { decName: 'Karen Juhl' } });
    const project = await server.call('GET', `/api/project/${json.ProjectId}`, { as: undertaker });
    expect(project.json).toMatchObject({ decName: 'Karen Juhl', stones: [{ id: family.id }] });
  });

  test('goes on to be read by the family’s links, both of them, and is changed by neither', async () => {
    const family = await createStone(server);
    const { token } = stoneOf(await takeOver(family, undertaker));
    expect(token).not.toBe(family.token);
    for (const link of [family.token, family.readonlyToken]) {
      const seen = await read(family.id, link);
      expect([seen.status, seen.json.readOnly, seen.json.takenOver]).toEqual([200, true, true]);
      expect(seen.text).not.toContain(token);
    }
    const put = await server.call('PUT', `/api/stone/${family.id}`, {
      as: family.token,
      body: { designName: 'Familiens', version: family.version },
    });
    expect([put.status, put.json.code]).toEqual([409, 'takenOver']);
    expect(put.json.current).toMatchObject({ id: family.id, readOnly: true, takenOver: true });
    expect(put.text).not.toContain(token);
    const calls = [
      ['DELETE', `/api/stone/${family.id}`],
      ['PUT', `/api/copyStone/${family.id}`],
    ] as const;
    for (const [method, path] of calls)
      expect((await server.call(method, path, { as: family.token })).json.code).toBe('takenOver');
    const sent = await server.call('POST', `/api/sendToMason/${family.id}`, { as: family.token, body: {} });
    expect(sent.json.code).toBe('takenOver');
    // They may start a new one from it, like every reader.
    const copy = await server.call('GET', `/api/prepareStone/0/copystone/${family.id}`, { as: family.token });
    expect(copy.status).toBe(200);
  });

  test('keeps in its history who took it over, and when', async () => {
    const family = await createStone(server);
    await takeOver(family, undertaker);
    const { json } = await server.call('GET', `/api/stone/${family.id}/history`, { as: undertaker });
    const [taken, ...more] = listOf(statusChange).parse(json).results;
    expect(more).toEqual([]);
    expect(taken).toMatchObject({ kind: 'takenOver', by: 'bedemand', before: 'draft', after: 'draft' });
    expect(Math.abs(Date.now() - Date.parse(taken?.at ?? ''))).toBeLessThan(60_000);
  });

  test('is taken over once, however often that is asked for', async () => {
    const family = await createStone(server);
    const once = await takeOver(family, undertaker, { newProject: {} });
    const again = await takeOver(family, undertaker, { newProject: {} });
    expect([again.status, again.json.ProjectId, again.json.version]).toEqual([
      200,
      once.json.ProjectId,
      once.json.version,
    ]);
    const { json } = await server.call('GET', `/api/stone/${family.id}/history`, { as: undertaker });
    expect(json.results).toHaveLength(1);
  });

  test('is taken over by one business of two that ask at once', async () => {
    const family = await createStone(server);
    const answers = await Promise.all([takeOver(family, undertaker), takeOver(family, stranger)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('stays where it is once it belongs to a business', async () => {
    const family = await createStone(server);
    await takeOver(family, undertaker);
    const refused = await takeOver(family, stranger);
    expect([refused.status, refused.json.code]).toEqual([409, 'belongsToBusiness']);
    const own = await createStone(server, {}, undertaker);
    expect((await takeOver(own, stranger)).json.code).toBe('belongsToBusiness');
    expect((await read(own.id, stranger)).status).toBe(404);
  });

  test('is not taken over once it was sent', async () => {
    const family = await createStone(server);
    const body = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    await server.call('POST', `/api/sendToMason/${family.id}`, { as: family.token, body });
    expect((await takeOver(family, undertaker)).json.code).toBe('sentToMason');
  });

  test('is not put into a case of somebody else', async () => {
    const family = await createStone(server);
    const refused = await takeOver(family, stranger, { ProjectId: await newCase(undertaker) });
    expect([refused.status, refused.json.code]).toEqual([404, 'projectNotFound']);
    expect((await read(family.id, family.token)).json).toMatchObject({ hasBusiness: false, readOnly: false });
  });

  test('is put by business 1 into a case of the business whose case it is', async () => {
    const family = await createStone(server);
    await takeOver(family, first, { ProjectId: await newCase(undertaker) });
    expect((await read(family.id, undertaker)).json).toMatchObject({ readOnly: false });
  });

  test.each<[string, (family: MadeStone) => string | null, number]>([
    ['nobody', () => null, 401],
    ['a visitor', () => 'public', 403],
    ['an unknown token', () => 'what-is-this', 403],
    ['an expired session', () => mintToken('session'), 403],
    ['its own link', ({ token }) => token, 403],
    ['its link for reading', ({ readonlyToken }) => readonlyToken, 403],
  ])('is not taken over by %s', async (_name, cookieOf, status) => {
    const family = await createStone(server);
    expect((await takeOver(family, cookieOf(family))).status).toBe(status);
    expect((await read(family.id, family.token)).json.hasBusiness).toBe(false);
  });

  test('is not taken over by its link for reading, nor by a wrong one, which cannot tell whether it is there', async () => {
    const family = await createStone(server);
    const reading = await takeOver({ id: family.id, token: family.readonlyToken }, undertaker);
    expect([reading.status, reading.json.code]).toEqual([403, 'readOnly']);
    const wrong = await takeOver({ id: family.id, token: mintToken('stone') }, undertaker);
    const missing = await takeOver({ id: 987_654, token: family.token }, undertaker);
    expect([wrong.status, wrong.text]).toEqual([404, missing.text]);
  });
});
