import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './startServer';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
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
