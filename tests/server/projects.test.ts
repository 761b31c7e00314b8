import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listOf } from '../../src/stone/wire/list';
import { listedStone, project } from '../../src/stone/wire/project';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const CASE = {
  caseNo: '2026-17',
  decName: 'Anna Æbeltoft',
  contactName: 'Bo Æbeltoft',
  contactPhone: '12345678',
  contactEmail: 'bo@example.com',
  zipCode: '8000',
};

describe('A case', () => {
  let server: TestServer;
  let [own, first] = ['', ''];
  beforeAll(async () => {
    server = await startServer();
    own = await server.login('bedemand');
    first = await server.login('admin');
  }, PATIENCE);
  afterAll(() => server.stop());

  const open = async (as = own, body: unknown = CASE) =>
    project.parse((await server.call('POST', '/api/project/', { as, body })).json);

  test('is opened with what is known, and answered whole', async () => {
    const made = await open();
    expect(made).toMatchObject({
      ...CASE,
      version: 1,
      BusinessId: 2,
      sentAt: null,
      stones: [],
      whoContacts: 'undertaker',
    });
    const read = await server.call('GET', `/api/project/${made.id}`, { as: own });
    expect(project.parse(read.json)).toEqual(made);
  });

  test('is opened once, however often the request is repeated under its key', async () => {
    const headers = { 'idempotency-key': 'sag-1' };
    const send = (body: unknown) => server.call('POST', '/api/project/', { as: own, body, headers });
    const [one, again, other] = [await send(CASE), await send(CASE), await send({ caseNo: 'x' })];
    expect(again.text).toBe(one.text);
    expect([other.status, other.json.code]).toEqual([422, 'keyReused']);
  });

  test('refuses a write that builds on an older version, and shows the one that stands', async () => {
    const { id } = await open();
    const write = (caseNo: string) =>
      server.call('PUT', `/api/project/${id}`, { as: own, body: { ...CASE, caseNo, version: 1 } });
    expect((await write('A')).json).toMatchObject({ caseNo: 'A', version: 2 });
    const late = await write('B');
    expect([late.status, late.json.error]).toEqual([
      409,
      'Sagen er ændret et andet sted, siden du åbnede den.',
    ]);
    expect(project.parse(late.json.current)).toMatchObject({ caseNo: 'A', version: 2 });
  });

  test('is the own business’s and business 1’s, and nobody else’s', async () => {
    const mine = await open();
    const theirs = await open(first);
    const at = async (id: number, as: string) => {
      const answers = await Promise.all([
        server.call('GET', `/api/project/${id}`, { as }),
        server.call('PUT', `/api/project/${id}`, { as, body: CASE }),
      ]);
      return answers.map(({ status }) => status);
    };
    const stone = await createStone(server);
    expect(await at(mine.id, own)).toEqual([200, 200]);
    expect(await at(mine.id, first)).toEqual([200, 200]);
    expect(await at(theirs.id, own)).toEqual([404, 404]);
    expect(await at(999_999, own)).toEqual([404, 404]);
    for (const as of ['public', stone.token, stone.readonlyToken]) {
      expect(await at(mine.id, as)).toEqual([403, 403]);
      for (const path of ['/api/projects', '/api/stones'])
        expect((await server.call('GET', path, { as })).json.code).toBe('loginNeeded');
    }
  });

  test('lists its stones with name, kind, price and whether there is a picture', async () => {
    const { id } = await open();
    await createStone(server, { designName: 'Sort sten', ProjectId: id, StoneTypeVariantId: 150 }, own);
    await createStone(server, { designName: 'En fremmeds', ProjectId: id });
    const { results } = listOf(project).parse((await server.call('GET', '/api/projects', { as: own })).json);
    expect(results[0]).toMatchObject({
      id,
      decName: CASE.decName,
      stones: [
        {
          designName: 'Sort sten',
          type: 'coffin',
          status: 'draft',
          Price: 900_000,
          Currency: 'DKK',
          hasPreview: false,
          sentAt: null,
        },
      ],
    });
    const saved = listOf(listedStone).parse((await server.call('GET', '/api/stones', { as: own })).json);
    expect(saved.results.map(({ designName }) => designName)).toEqual(['Sort sten']);
    const all = listOf(listedStone).parse((await server.call('GET', '/api/stones', { as: first })).json);
    expect(all.results.map(({ designName }) => designName)).toContain('En fremmeds');
  });

  test('shows the prices of today’s list, also for designs that were saved before', async () => {
    const made = await createStone(server, { designName: 'Gammel pris', StoneTypeVariantId: 150 }, own);
    await server.store.database.run(`update stones set price = 1, priced_by = 'old' where id = $1`, [
      made.id,
    ]);
    const { results } = listOf(listedStone).parse(
      (await server.call('GET', '/api/stones', { as: own })).json,
    );
    expect(results.find(({ id }) => id === made.id)?.Price).toBe(900_000);
  });

  test('is deleted, and its drafts stay', async () => {
    const { id } = await open();
    const stone = await createStone(server, { ProjectId: id }, own);
    expect((await server.call('DELETE', `/api/project/${id}`, { as: first })).json).toEqual({ id });
    expect((await server.call('GET', `/api/project/${id}`, { as: own })).status).toBe(404);
    expect((await server.call('GET', `/api/stone/${stone.id}`, { as: own })).status).toBe(200);
  });

  const queriesOf = async (path: string) => {
    const asked = vi.spyOn(server.store.database, 'rows');
    const { json } = await server.call('GET', path, { as: own });
    const count = asked.mock.calls.length;
    asked.mockRestore();
    return { count, rows: (json.results as unknown[]).length };
  };

  test('has its stones listed by as many queries, however many there are', async () => {
    const few = await queriesOf('/api/stones');
    const made = await createStone(server, { designName: 'En af mange' }, own);
    await server.store.database.run(
      `insert into stones (token, readonly_token, business_id, design, design_name, kind, currency, priced_by)
       select 'st_' || n, 'ro_' || n, business_id, design, design_name, kind, currency, priced_by
       from stones, generate_series(1, 5000) as n where id = $1`,
      [made.id],
    );
    const many = await queriesOf('/api/stones');
    expect(many.rows).toBe(few.rows + 5001);
    expect(many.count).toBe(few.count);
  });

  test('is listed among 5,000 by as many queries as among a few', async () => {
    const few = await queriesOf('/api/projects');
    await server.store.database.run(
      `insert into projects (business_id, details) select 2, $1::json from generate_series(1, 5000)`,
      [JSON.stringify(project.omit({ id: true, version: true, sentAt: true, stones: true }).parse(CASE))],
    );
    const many = await queriesOf('/api/projects');
    expect(many.rows).toBe(few.rows + 5000);
    expect(many.count).toBe(few.count);
  });
});
