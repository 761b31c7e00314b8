import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedText } from '../../server/http/sharedText';
import { importCatalogue } from '../../server/store/loadCatalogue';
import { SAMPLE_CATALOGUE } from './sampleCatalogue';
import { startServer } from './startServer';

/** The sample's vignettes repeated, so that their list is larger than a packet. */
const LARGE = {
  ...SAMPLE_CATALOGUE,
  vignet: Array.from({ length: 40 }, (_, index) => ({ ...SAMPLE_CATALOGUE.vignet[0], id: 9000 + index })),
};

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ catalogue: LARGE });
});
afterAll(() => server.stop());

const ask = (url: string, encoding: string) =>
  server.app.inject({ url, headers: { AuthCookie: 'public', 'accept-encoding': encoding } });

test('a long answer travels compressed, and is the same when it is opened', async () => {
  const plain = await ask('/openapi.json', 'identity');
  const small = await ask('/openapi.json', 'br');
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
});

test('a short answer travels as it is', async () => {
  expect((await ask('/readyz', 'br')).headers['content-encoding']).toBeUndefined();
});

describe('A list of the catalogue', () => {
  const LIST = '/api/vignets/all';

  test('is the same in every packing, and says which one it came in', async () => {
    const [plain, br, gzip] = [await ask(LIST, 'identity'), await ask(LIST, 'br'), await ask(LIST, 'gzip')];
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    expect(br.headers.vary).toBe('accept-encoding');
    expect((await ask(LIST, 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask(LIST, 'br;q=0')).headers['content-encoding']).toBeUndefined();
  });

  test('is read from the database once for all who ask, until the catalogue changes', async () => {
    const { database } = server.store;
    const asked: string[] = [];
    const rows = database.rows.bind(database);
    const watching = vi.spyOn(database, 'rows').mockImplementation((schema, text, values) => {
      asked.push(text);
      return rows(schema, text, values);
    });
    const lists = () => asked.filter((text) => text.includes('from catalogue')).length;
    const sent = await Promise.all(Array.from({ length: 40 }, () => ask(LIST, 'br')));
    for (const each of sent)
      expect(each.rawPayload.equals(sent[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(lists()).toBe(0);
    await importCatalogue(database, { ...LARGE, vignet: LARGE.vignet.slice(1) });
    const after = await ask(LIST, 'br');
    expect(lists()).toBe(1);
    expect(JSON.parse(brotliDecompressSync(after.rawPayload).toString()).results).toHaveLength(
      LARGE.vignet.length - 1,
    );
    watching.mockRestore();
  });
});

test('a text that is asked for again is packed better, and is the same', async () => {
  const text = readFileSync('catalogue/attachments.json', 'utf8');
  const shared = sharedText(text);
  const packed = async () => (await shared.packedFor('br')?.bytes) ?? Buffer.alloc(0);
  const first = await packed();
  expect((await packed()).equals(first)).toBe(true);
  await expect
    .poll(async () => (await packed()).length, { timeout: 20_000 })
    .toBeLessThan(first.length * 0.9);
  expect(brotliDecompressSync(await packed()).toString()).toBe(text);
});
