import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteUser } from '../../server/store/users';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const changes = z.object({ results: z.array(z.object({ after: z.string(), by: z.string() })) });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

const remove = (username: string) =>
  server.store.database.transaction((inside) => deleteUser(inside, username));

test('A user who is deleted is logged out everywhere, and what they did stays in the history', async () => {
  const admin = await server.login('admin');
  const session = await server.login('bedemand');
  const stone = await createStone(server, { designName: 'Far' }, session);
  const ordered = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
  expect(
    (await server.call('POST', `/api/sendToMason/${stone.id}`, { as: session, body: ordered })).status,
  ).toBe(200);
  const history = async () => {
    const { json } = await server.call('GET', `/api/stone/${stone.id}/history`, { as: admin });
    return changes.parse(json).results.map(({ after, by }) => [after, by]);
  };
  expect(await history()).toEqual([['ordered', 'bedemand']]);

  expect(await remove('BEDEMAND')).toBeUndefined();
  const { status, json } = await server.call('GET', '/api/stones', { as: session });
  expect([status, json.code]).toEqual([403, 'sessionExpired']);
  const again = { username: 'bedemand', password: 'whatever' };
  expect((await server.call('POST', '/api/login', { as: null, body: again })).status).not.toBe(200);
  expect(await history()).toEqual([['ordered', 'user']]);
  expect((await server.call('GET', `/api/stone/${stone.id}`, { as: admin })).json.designName).toBe('Far');
});

test('Nobody is deleted by a name that is not theirs, and never the last who sees everything', async () => {
  expect(await remove('ingen')).toBe('unknown');
  expect(await Promise.all(['admin', 'admin'].map(remove))).toEqual(['last', 'last']);
});
