import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { pictureAddress } from '../../server/pictures/pictureStore';
import { insertUpload } from '../../server/store/uploads';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL, stoneOf } from './stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

const statusOf = async (path: string) => (await server.call('GET', path, { as: null })).status;

/** Uploads a picture to a stone, which then shows it. */
async function upload(stone: { id: number; token: string }, content: string): Promise<string> {
  const picture = await server.store.pictures.keep(Buffer.from(content), 'svg');
  const size = { width: 40, height: 30 };
  const given = { kind: 'vignet', stoneId: stone.id, archivedBy: null, picture, ...size } as const;
  const id = await insertUpload(server.store.database, given);
  const vignet = { id, url: pictureAddress(picture), ...size };
  const body = { stoneVignets: [vignet] };
  expect((await server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body })).status).toBe(200);
  return pictureAddress(picture);
}

const remove = async ({ id, token }: { id: number; token: string }) =>
  expect((await server.call('DELETE', `/api/stone/${id}`, { as: token })).status).toBe(200);

test('With a stone goes what was kept of it to answer its creation again', async () => {
  const { database } = server.store;
  const counted = async () => {
    const found = await database.rows(z.object({ n: z.number() }), 'select count(*) as n from first_answers');
    return found[0]?.n;
  };
  const sent = { body: { designName: 'Farmor' }, headers: { 'idempotency-key': 'once' } };
  const stone = stoneOf(await server.call('POST', '/api/stone/', sent));
  const other = stoneOf(
    await server.call('POST', '/api/stone/', { ...sent, headers: { 'idempotency-key': 'two' } }),
  );
  expect(await counted()).toBe(2);
  await remove(stone);
  expect(await counted()).toBe(1);
  expect(
    stoneOf(await server.call('POST', '/api/stone/', { ...sent, headers: { 'idempotency-key': 'two' } })).id,
  ).toBe(other.id);
});

test('A deleted stone’s preview and pictures are served no more', async () => {
  const stone = await createStone(server, { stoneImage: ONE_PIXEL });
  const picture = await upload(stone, '<svg>alone</svg>');
  const shared = `/api/shared/${stone.id}/${stone.readonlyToken}/preview.png`;
  expect([await statusOf(picture), await statusOf(shared)]).toEqual([200, 200]);
  await remove(stone);
  expect([await statusOf(picture), await statusOf(shared)]).toEqual([404, 404]);
  expect(await server.store.fileStores.previews.list()).toEqual([]);
});

test('A picture that another stone shows stays until that is deleted, too', async () => {
  const stone = await createStone(server);
  const picture = await upload(stone, '<svg>both</svg>');
  const copy = stoneOf(await server.call('PUT', `/api/copyStone/${stone.id}`, { as: stone.token }));
  await remove(stone);
  expect(await statusOf(picture)).toBe(200);
  await remove(copy);
  expect(await statusOf(picture)).toBe(404);
});
