import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from './emptyDatabase';
import { type HeldLine, holdLine } from './heldLine';
import { startServer, type TestServer } from './startServer';

const SHORT = { request: 400, look: 100, silence: 60_000, answer: 1500, farewell: 300, draining: 1000 };

let server: TestServer;
let appFolder: string;
const lines: Socket[] = [];
beforeAll(async () => {
  appFolder = await mkdtemp(join(tmpdir(), 'gravestone-slow-'));
  await mkdir(join(appFolder, 'assets'));
  await writeFile(join(appFolder, 'index.html'), '<html><head></head></html>');
  await writeFile(join(appFolder, 'assets/large.bin'), Buffer.alloc(30_000_000));
  // Small enough for this reader's time, even where other tests occupy the processors.
  await writeFile(join(appFolder, 'assets/small.bin'), Buffer.alloc(1_000_000));
  server = await startServer({ appFolder, options: { patience: SHORT } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
}, PATIENCE);
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy();
});
afterAll(async () => {
  await server.stop();
  await rm(appFolder, { recursive: true, force: true });
});

async function holding(sent: string, at = server): Promise<HeldLine> {
  const { port } = at.app.server.address() as AddressInfo;
  const held = await holdLine(port, sent);
  lines.push(held.line);
  return held;
}

const open = () => promisify(server.app.server.getConnections.bind(server.app.server))();
const isAlone = () => expect.poll(open, { timeout: 5000, interval: 50 }).toBe(0);

const HEAD =
  'POST /api/stone/ HTTP/1.1\r\nHost: sten\r\nAuthCookie: public\r\nContent-Type: application/json\r\n';

test.each([
  ['says nothing', ''],
  ['sends half a header', 'GET /healthz HTTP/1.1\r\nHost: st'],
  ['sends half a body', `${HEAD}Content-Length: 1000\r\n\r\n{`],
  ['sends half a body in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
])('Who %s is told so in time and then let go, closing or not', async (_what, sent) => {
  const { heard } = await holding(sent);
  await expect.poll(open).toBe(1);
  await expect.poll(heard, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 408 /);
  await isAlone();
});

test('Who had an answer already and then sends half a request is let go too', async () => {
  const { heard } = await holding('GET /healthz HTTP/1.1\r\nHost: sten\r\n\r\nGET /healthz HTTP/1.1\r\nHo');
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /);
  await isAlone();
  expect(heard()).not.toMatch(/^HTTP\/1\.1 408 /m);
});

test('Who is refused before the body and goes on sending it is let go', async () => {
  const { line, heard } = await holding(
    'POST /api/stone/ HTTP/1.1\r\nHost: sten\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  );
  const sending = setInterval(() => line.writable && line.write(' '), 50);
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 401 /);
  await isAlone();
  clearInterval(sending);
});

test('Who goes on sending what is no HTTP is let go', async () => {
  const { line, heard } = await holding('hej\r\n\r\n');
  const sending = setInterval(() => line.writable && line.write('hej\r\n\r\n'), 50);
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 400 /);
  await isAlone();
  clearInterval(sending);
});

test('Who takes an answer so slowly that it is never done is let go', async () => {
  const { line } = await holding('');
  line.pause();
  line.write('GET /assets/large.bin HTTP/1.1\r\nHost: sten\r\n\r\n');
  const reading = setInterval(() => line.read(1000), 50);
  await expect.poll(open).toBe(1);
  await isAlone();
  clearInterval(reading);
});

test('Who reads at leisure has the whole of it', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  // Uncompressed: compressing would take the server longer than this reader's time.
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(`http://127.0.0.1:${port}/assets/small.bin`, { headers });
  expect((await answer.arrayBuffer()).byteLength).toBe(1_000_000);
});

test('An answer that is not taken holds the end back for a while and no longer', async () => {
  const ending = await startServer({ appFolder, options: { patience: { ...SHORT, answer: 60_000 } } });
  await ending.app.listen({ host: '127.0.0.1', port: 0 });
  const { line } = await holding('GET /assets/large.bin HTTP/1.1\r\nHost: sten\r\n\r\n', ending);
  line.pause();
  await expect.poll(() => ending.lines.some((each) => each.includes('large.bin'))).toBe(true);
  const began = Date.now();
  await ending.stop();
  expect(Date.now() - began).toBeGreaterThan(900);
  expect(Date.now() - began).toBeLessThan(5000);
});
