import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_RETENTION } from '../../server/domain/retention';
import { tidyUp } from '../../server/store/housekeeping';
import { insertUpload } from '../../server/store/uploads';
import { PATIENCE } from './emptyDatabase';
import { keptOf } from './keptAccesses';
import { startServer, type TestServer } from './startServer';
import { createStone, stoneOf } from './stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

const folder = () => join(server.dataDir, 'pictures');
/** The stored pictures, without the mark of the folder. */
const lying = async () => (await readdir(folder())).filter((name) => !name.startsWith('.')).toSorted();
const age = async (name: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(folder(), name), then, then);
};
const sweep = () => tidyUp(server.store.database, server.store.fileStores, DEFAULT_RETENTION);

test('Uploaded pictures stay while a stone, an archive or a copied design shows them, and go a day after', async () => {
  const { database, pictures } = server.store;
  const keep = (text: string) => pictures.keep(Buffer.from(`<svg>${text}</svg>`), 'svg');
  const stone = await createStone(server);
  const note = (picture: string, stoneId: number, archivedBy: number | null) =>
    insertUpload(database, { kind: 'vignet', stoneId, archivedBy, picture, width: 1, height: 1 });
  const [uploaded, archived, copied, left, fresh] = await Promise.all(
    ['uploaded', 'archived', 'copied', 'left', 'fresh'].map(keep),
  );
  if (!uploaded || !archived || !copied || !left || !fresh) throw new Error('five pictures were kept');
  for (const name of [uploaded, left]) await note(name, stone.id, null);
  await note(archived, stone.id, 2);
  // Used only by a design, as in a copy of the stone it was uploaded to.
  const entry = { id: 1_000_050, url: `/api/picture/${copied}`, width: 10, height: 10 };
  const copy = await createStone(server, { stoneVignets: [entry] });
  for (const name of [uploaded, archived, copied, left]) await age(name, 25);

  await sweep();
  expect(await lying()).toHaveLength(5);

  await server.call('DELETE', `/api/stone/${stone.id}`, { as: stone.token });
  await age(fresh, 23);
  await sweep();
  expect(await lying()).toEqual([archived, copied, fresh].toSorted());

  await age(fresh, 25);
  const path = `/api/stone/${copy.id}`;
  const without = await server.call('PUT', path, { as: copy.token, body: { stoneVignets: [], version: 1 } });
  expect(stoneOf(without).version).toBe(2);
  await sweep();
  expect(await lying()).toEqual([archived]);
});

test('A picture that is kept again counts as new', async () => {
  const again = () => server.store.pictures.keep(Buffer.from('<svg>again</svg>'), 'svg');
  const name = await again();
  await age(name, 48);
  await again();
  await sweep();
  expect(await lying()).toContain(name);
});

test('An unused picture stays as long as the provider says, and so does the record of who opened what', async () => {
  const { database, fileStores, pictures } = server.store;
  const name = await pictures.keep(Buffer.from('<svg>longer</svg>'), 'svg');
  const stone = await createStone(server);
  await server.accesses.write();
  await database.run(`update accesses set hour = hour - interval '61 days'`);
  await age(name, 60);
  const isLeft = async () => [
    (await lying()).includes(name),
    (await keptOf(server, 'stone', stone.id)).length > 0,
  ];
  await tidyUp(database, fileStores, { pictures: 3, accesses: 62 });
  expect(await isLeft()).toEqual([true, true]);
  await tidyUp(database, fileStores, { pictures: 2, accesses: 60 });
  expect(await isLeft()).toEqual([false, false]);
});
