import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DEFAULT_RETENTION } from '../../server/domain/retention';
import { NOT_NOTED, NOTED } from '../../server/http/notedCalls';
import { accessNotes } from '../../server/jobs/accessNotes';
import { dropOldAccesses } from '../../server/store/accesses';
import { insertUpload, type NewUpload } from '../../server/store/uploads';
import { deleteUser } from '../../server/store/users';
import { access } from '../../src/stone/wire/access';
import { listOf } from '../../src/stone/wire/list';
import { confirmOrder } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { keptOf, keptRows } from './keptAccesses';
import { type CallOptions, startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL } from './stoneCalls';

const CONTACT = { contactName: 'Bo Juhl', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

describe('Who read and changed a stone or a case', () => {
  let server: TestServer;
  let appFolder: string;
  let undertaker: string;
  beforeAll(async () => {
    appFolder = await mkdtemp(join(tmpdir(), 'gravestone-app-'));
    await writeFile(join(appFolder, 'index.html'), '<head></head>');
    server = await startServer({ appFolder });
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(async () => {
    await server.stop();
    await rm(appFolder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await server.accesses.write();
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = async (method: Method, path: string, options: CallOptions = {}) => {
    const answer = await server.call(method, path, options);
    expect([method, path, answer.status, answer.status < 400 ? '' : answer.text]).toEqual([
      ...[method, path, 200, ''],
    ]);
    return answer;
  };
  const kept = async (id: unknown, subject: 'stone' | 'case' = 'stone') => {
    await server.accesses.write();
    return keptOf(server, subject, id);
  };
  const newCase = async () =>
    (await call('POST', '/api/project/', { as: undertaker, body: { decName: 'Karen Juhl', ...CONTACT } }))
      .json.id;

  test('is decided for every call there is: one that neither notes it nor is named as one that does not fails here', async () => {
    const { paths } = document.parse((await server.call('GET', '/openapi.json')).json);
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const pages = ['', '/de', '/no'].map((prefix) => `GET ${prefix}/designer/:id/:token`);
    expect([...Object.keys(NOTED), ...NOT_NOTED].toSorted()).toEqual([...described, ...pages].toSorted());
  });

  test('is kept of whoever holds the link for editing', async () => {
    const { id, token: as } = await createStone(server, { stoneImage: ONE_PIXEL });
    const path = `/api/stone/${id}`;
    expect(await kept(id)).toEqual(['created visitor']);
    await call('GET', path, { as });
    await call('GET', `${path}/preview`, { as });
    await call('GET', `/api/prepareStone/0/copystone/${id}`, { as });
    await call('PUT', path, { as, body: { designName: 'Far' } });
    const copy = await call('PUT', `/api/copyStone/${id}`, { as });
    expect(await kept(copy.json.id)).toEqual(['created editingLink']);
    await call('POST', `/api/sendToMason/${id}`, { as, body: { StonemasonId: 1, ...CONTACT } });
    await confirmOrder(server, id);
    expect(await kept(id)).toEqual([
      ...['changed editingLink', 'changed letter', 'copied editingLink', 'created visitor'],
      ...['previewed editingLink', 'read editingLink', 'sent editingLink'],
    ]);
  });

  test('is kept of whoever holds the link for reading, or is shown its card', async () => {
    const { id, readonlyToken: as } = await createStone(server, { stoneImage: ONE_PIXEL });
    await call('GET', `/api/stone/${id}`, { as });
    expect(await kept(id)).toEqual(['created visitor', 'read readingLink']);
    await call('GET', `/designer/${id}/${as}`, { as: null, headers: { accept: 'text/html' } });
    expect(await kept(id)).toContain('previewed readingLink');
    const other = await createStone(server, { stoneImage: ONE_PIXEL });
    await call('GET', `/api/shared/${other.id}/${other.readonlyToken}/preview.png`, { as: null });
    await call('GET', `/designer/${other.id}/${other.token}`, { as: null, headers: { accept: 'text/html' } });
    expect(await kept(other.id)).toEqual(['created visitor', 'previewed readingLink']);
  });

  test('is kept of users by their number, also where they came by a family’s link', async () => {
    const { id, token } = await createStone(server);
    await call('GET', `/api/stone/${id}`, { as: token, headers: { AuthSender: undertaker } });
    const body = { token, newProject: { decName: 'Karen Juhl', ...CONTACT } };
    const taken = await call('POST', `/api/stone/${id}/takeOver`, { as: undertaker, body });
    await call('POST', `/api/stone/${id}/renewLinks`, { as: undertaker, body: { which: 'both' } });
    expect(await kept(id)).toEqual([
      ...['changed bedemand', 'created visitor', 'read bedemand', 'takenOver bedemand'],
    ]);
    const { ProjectId } = taken.json;
    expect(await kept(ProjectId, 'case')).toEqual(['created bedemand']);
    await call('GET', `/api/sendToMason/project${ProjectId}`, { as: undertaker });
    await call('POST', `/api/sendToMason/project${ProjectId}`, { as: undertaker, body: { StonemasonId: 1 } });
    await call('PUT', `/api/stone/${id}/status`, { as: undertaker, body: { status: 'cancelled' } });
    expect(await kept(ProjectId, 'case')).toEqual(['created bedemand', 'read bedemand', 'sent bedemand']);
    expect(await kept(id)).toContain('sent bedemand');
  });

  test('is kept of cases, and of lists as one', async () => {
    const id = await newCase();
    const path = `/api/project/${id}`;
    await call('GET', path, { as: undertaker });
    await call('PUT', path, { as: undertaker, body: { decName: 'Karin' } });
    await call('DELETE', path, { as: undertaker });
    expect(await kept(id, 'case')).toEqual([
      ...['changed bedemand', 'created bedemand', 'deleted bedemand', 'read bedemand'],
    ]);
    for (const list of ['/api/stones', '/api/projects']) await call('GET', list, { as: undertaker });
    await server.accesses.write();
    const lists = (await keptRows(server)).filter(({ subject }) => subject === 'list');
    expect(lists).toMatchObject([{ subject_id: 0, action: 'read', by: 'bedemand' }]);
  });

  test('is kept of what is uploaded to a stone, and of what is done with that', async () => {
    const { id } = await createStone(server, {}, undertaker);
    const picture = await server.store.pictures.keep(Buffer.from('<svg/>'), 'svg');
    const upload = { stoneId: id, archivedBy: null, picture, width: 10, height: 10 };
    const noted = (given: NewUpload) => insertUpload(server.store.database, given);
    const type = await noted({ kind: 'stonetype', ...upload });
    const vignet = await noted({ kind: 'vignet', ...upload });
    await call('DELETE', `/api/stonetype/${type}`, { as: undertaker });
    await call('POST', `/api/asset/${vignet}`, { as: undertaker });
    expect(await kept(id)).toEqual(['changed bedemand', 'copied bedemand', 'created bedemand']);
  });

  test('is kept of who was refused and told how the stone stands, and of nobody else who was refused', async () => {
    const { id, token: as } = await createStone(server);
    const path = `/api/stone/${id}`;
    expect((await server.call('PUT', path, { as: 'public', body: {} })).status).toBe(404);
    expect((await server.call('GET', `/api/project/${id}`, { as })).status).toBe(403);
    expect(await kept(id)).toEqual(['created visitor']);
    expect((await server.call('PUT', path, { as, body: { version: 7 } })).status).toBe(409);
    expect(await kept(id)).toEqual(['created visitor', 'read editingLink']);
  });

  test('is told to whom the history is told, the newest first, with names of users', async () => {
    const { id } = await createStone(server, { designName: 'Mor' }, undertaker);
    const first = await server.login('admin');
    await call('GET', `/api/stone/${id}`, { as: first });
    const answer = await call('GET', `/api/stone/${id}/accesses`, { as: undertaker });
    const { results } = listOf(access).parse(answer.json);
    expect(results.map(({ action, by, username }) => [action, by, username])).toEqual([
      ['read', 'user', 'admin'],
      ['created', 'user', 'bedemand'],
    ]);
    for (const { firstAt, lastAt } of results)
      for (const at of [firstAt, lastAt])
        expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(PATIENCE);
    const ofCase = await call('GET', `/api/project/${await newCase()}/accesses`, { as: first });
    expect(ofCase.json.results).toMatchObject([{ action: 'created', username: 'bedemand' }]);
  });

  test('outlives the stone and the user, of whom nothing but a number stays, and goes after 400 days', async () => {
    const { database } = server.store;
    await database.script(
      `insert into users (username, business_id, login_token_hash) values ('ny', 2, null)`,
    );
    const users = z.object({ id: z.number() });
    const [user] = await database.rows(users, `select id from users where username = 'ny'`);
    const { id, token: as } = await createStone(server);
    await call('DELETE', `/api/stone/${id}`, { as });
    await database.run(
      `update accesses set by_kind = 'user', by_user = $2 where subject_id = $1 and action = 'deleted'`,
      [id, user?.id ?? 0],
    );
    expect(await kept(id)).toEqual(['created visitor', 'deleted ny']);
    await database.transaction((inside) => deleteUser(inside, 'ny'));
    expect(await kept(id)).toEqual(['created visitor', 'deleted user']);
    await database.run(`update accesses set hour = hour - interval '399 days' where subject_id = $1`, [id]);
    await dropOldAccesses(database, DEFAULT_RETENTION.accesses);
    expect(await kept(id)).toHaveLength(2);
    await database.run(`update accesses set hour = hour - interval '2 days' where subject_id = $1`, [id]);
    await dropOldAccesses(database, DEFAULT_RETENTION.accesses);
    expect(await kept(id)).toEqual([]);
  });

  test('is one row where several nodes of one store answer', async () => {
    const { database } = server.store;
    const accesses = accessNotes(database, (error) => expect(error).toBeUndefined());
    const node = await startServer({ services: { ...server.store, accesses } });
    const { id, token: as } = await createStone(server);
    for (const { call: ask } of [server, node, server, node]) {
      expect((await ask('GET', `/api/stone/${id}`, { as })).status).toBe(200);
      expect((await ask('PUT', `/api/stone/${id}`, { as, body: {} })).status).toBe(200);
    }
    await node.stop();
    await server.accesses.write();
    const rows = (await keptRows(server)).filter(({ subject_id }) => subject_id === id);
    const hours = new Set(rows.map(({ first_at }) => first_at.getUTCHours())).size;
    expect(rows.filter(({ action }) => action !== 'created')).toHaveLength(2 * hours);
  });

  test('holds no token, no name and no address', async () => {
    const stone = await createStone(server, { designName: 'Hemmelig', ...CONTACT });
    for (const as of [stone.token, stone.readonlyToken, undertaker])
      await server.call('GET', `/api/stone/${stone.id}`, { as });
    await server.accesses.write();
    const text = z.object({ all: z.string() });
    const [row] = await server.store.database.rows(
      text,
      'select json_agg(row_to_json(accesses))::text as all from accesses',
    );
    const words = ['Hemmelig', 'Bo Juhl', 'Karen', 'bo@example.com', '12345678', '127.0.0.1', 'bedemand'];
    for (const each of [...words, stone.token, stone.readonlyToken, undertaker])
      expect(row?.all).not.toContain(each);
    expect(row?.all).not.toMatch(/[a-z]{2}_[\w-]{16}/);
  });

  test('costs no statement where the same is done again within the hour', async () => {
    const { database } = server.store;
    // Its clock stands: an hour that ends while this runs is another one.
    const at = Date.now();
    const accesses = accessNotes(
      database,
      (error) => expect(error).toBeUndefined(),
      () => at,
    );
    const node = await startServer({ services: { ...server.store, accesses } });
    const { id, token: as } = await createStone(server);
    const path = `/api/stone/${id}`;
    const both = async () => {
      expect((await node.call('GET', path, { as })).status).toBe(200);
      expect((await node.call('PUT', path, { as, body: { designName: 'Far' } })).status).toBe(200);
    };
    await both();
    await accesses.write();
    await server.accesses.write();
    const statements: string[] = [];
    const watched = [database, database.unhurried].flatMap((queries) => {
      const [run, rows] = [queries.run.bind(queries), queries.rows.bind(queries)];
      return [
        vi.spyOn(queries, 'run').mockImplementation((sql, values) => {
          statements.push(sql);
          return run(sql, values);
        }),
        vi.spyOn(queries, 'rows').mockImplementation((shape, sql, values) => {
          statements.push(sql);
          return rows(shape, sql, values);
        }),
      ];
    });
    for (let time = 0; time < 20; time += 1) await both();
    for (const each of watched) each.mockRestore();
    await node.stop();
    expect(statements.length).toBeGreaterThan(20);
    expect(statements.filter((each) => each.includes('accesses'))).toEqual([]);
  });
});
