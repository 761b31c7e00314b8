import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureAddress } from '../../server/pictures/pictureStore';
import { insertUpload } from '../../server/store/uploads';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

test('A vignet that the provider keeps, too, stays in its owner’s archive, and is in both but once', async () => {
  const [owner, provider] = [await server.login('bedemand'), await server.login('admin')];
  const stone = await createStone(server, {}, owner);
  const picture = await server.store.pictures.keep(Buffer.from('<svg/>'), 'svg');
  const given = {
    kind: 'vignet',
    stoneId: stone.id,
    archivedBy: null,
    picture,
    width: 40,
    height: 30,
  } as const;
  const id = await insertUpload(server.store.database, given);
  const archive = async (as: string) => {
    const { status, json } = await server.call('POST', `/api/asset/${id}`, { as });
    expect([status, json.id]).toEqual([200, id]);
  };
  const kept = async (as: string) => (await server.call('GET', '/api/assets', { as })).json.results;
  const vignet = { url: pictureAddress(picture), width: 40, height: 30 };

  await archive(provider);
  expect(await kept(provider)).toEqual([{ ...vignet, id: expect.any(Number) }]);
  expect(await kept(owner)).toEqual([]);
  for (const as of [owner, provider, owner, provider]) await archive(as);
  expect(await kept(owner)).toEqual([{ ...vignet, id }]);
  expect(await kept(provider)).toEqual([{ ...vignet, id: expect.any(Number) }]);

  // Neither is deleted with the stone.
  expect((await server.call('DELETE', `/api/stone/${stone.id}`, { as: owner })).status).toBe(200);
  expect(
    [await kept(owner), await kept(provider)].map((list) => (Array.isArray(list) ? list.length : 0)),
  ).toEqual([1, 1]);
  expect((await server.call('GET', pictureAddress(picture))).status).toBe(200);
});
