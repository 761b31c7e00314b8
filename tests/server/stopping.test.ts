import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, type TestContext, test } from 'vitest';
import { z } from 'zod';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { pidsBelow } from './familyMemory';
import { holdLine } from './heldLine';
import { loginAt } from './loginAt';
import { startMailServer } from './mailServer';
import { ownDatabase } from './ownDatabase';
import { removeBundle, runServerBriefly } from './runServer';
import { ONE_PIXEL } from './stoneCalls';

/** Where a test's server stores its data; each has its own, since those that wait run at once. */
async function ownPlace({ onTestFinished }: TestContext): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gravestone-stopping-'));
  const database = await ownDatabase(dataDir);
  if (!database) await putEmptyDatabase(dataDir);
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true, force: true });
    await database?.drop();
  });
  return { DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) };
}
afterAll(removeBundle);

const made = z.object({ id: z.number(), token: z.string(), designName: z.string() });

async function send(url: string, path: string, as: string, body?: unknown) {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { AuthCookie: as, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
}

/** Orders a stone, for which letters are sent. */
async function order(url: string): Promise<void> {
  const session = await loginAt(url, 'x');
  const stone = made.parse((await send(url, '/api/stone/', session, { designName: 'Mor' })).json);
  const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
  const sent = await send(url, `/api/sendToMason/${stone.id}`, session, { StonemasonId: 1, ...contact });
  z.literal(200).parse(sent.status);
}

const holding = (url: string, sent: string) => holdLine(Number(new URL(url).port), sent);

/** How long a letter's papers may take to be drawn beside other servers, in ms. */
const LONG_MS = 60_000;

const HEAD = 'POST /api/stone/ HTTP/1.1\r\nHost: sten\r\nAuthCookie: public\r\nAccept-Language: de\r\n';
const TYPE = 'Content-Type: application/json\r\n';

// Those that wait for most of their time, at once.
test.concurrent(
  'A server that is told to end finishes the requests that are there, keeps what they brought, and exits with 0',
  async (context) => {
    const { expect } = context;
    const place = await ownPlace(context);
    const server = await runServerBriefly({ ...place, DEMO_PASSWORD: 'x' });
    const create = async (designName: string) => {
      const { status, json } = await send(server.url, '/api/stone/', 'public', {
        designName,
        stoneImage: ONE_PIXEL,
      });
      return { status, stone: made.parse(json) };
    };
    await create('Før');
    // The processes that draw previews are stopped: at least one save is unanswered when the server is told to end.
    const drawing = pidsBelow(server.process.pid ?? 0);
    expect(drawing).not.toEqual([]);
    for (const pid of drawing) process.kill(pid, 'SIGSTOP');
    let answered = 0;
    const sent = Array.from({ length: 10 }, async (_, nth) => {
      const answer = await create(`I sidste øjeblik ${nth}`);
      answered += 1;
      return answer;
    });
    const logged = (words: string) => server.output().split(words).length - 1;
    await expect.poll(() => logged('incoming request'), { timeout: LONG_MS }).toBe(11);
    const ended = server.end('SIGTERM');
    await expect.poll(() => logged('"stopping"'), { timeout: LONG_MS }).toBe(1);
    expect(answered).toBeLessThan(sent.length);
    for (const pid of drawing) process.kill(pid, 'SIGCONT');
    const stones = await Promise.all(sent);
    expect(await ended).toBe(0);
    expect(stones.map(({ status }) => status)).toEqual(sent.map(() => 200));

    const again = await runServerBriefly(place);
    for (const { stone } of stones) {
      const found = await send(again.url, `/api/stone/${stone.id}`, stone.token);
      expect(made.parse(found.json).designName).toBe(stone.designName);
    }
    expect(await again.end('SIGTERM')).toBe(0);
  },
  2 * PATIENCE,
);

test.concurrent(
  'What does not come to its end holds the end back for ten seconds and no longer, and the exit code says so',
  async (context) => {
    const { expect } = context;
    const place = await ownPlace(context);
    const mail = await startMailServer(0, 40_000);
    const server = await runServerBriefly({ ...place, DEMO_PASSWORD: 'x', SMTP_URL: mail.url });
    await order(server.url);
    await expect.poll(() => mail.letters.length, { timeout: LONG_MS }).toBe(1);
    const began = Date.now();
    expect(await server.end('SIGTERM')).toBe(1);
    expect(Date.now() - began).toBeGreaterThan(9000);
    expect(Date.now() - began).toBeLessThan(15_000);
    expect(server.output()).toContain('not everything came to its end within 10000 ms');
    await mail.stop();
  },
  2 * PATIENCE,
);

test.concurrent(
  'A letter that is being sent is sent to its end, and only once',
  async (context) => {
    const { expect } = context;
    const place = await ownPlace(context);
    const mail = await startMailServer(0, 1500);
    const server = await runServerBriefly({ ...place, DEMO_PASSWORD: 'x', SMTP_URL: mail.url });
    await order(server.url);
    await expect.poll(() => mail.letters.length, { timeout: LONG_MS }).toBe(1);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(mail.letters.length).toBe(1);

    const again = await runServerBriefly({ ...place, SMTP_URL: mail.url });
    await expect.poll(() => mail.letters.length, { timeout: LONG_MS }).toBe(2);
    const ids = mail.letters.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
    expect(await again.end('SIGTERM')).toBe(0);
    await mail.stop();
  },
  2 * PATIENCE,
);

// Alone, since it asks for answers within a second.
test(
  'Requests that are half sent when the server is told to end are told so at once, and hold nothing back',
  async (context) => {
    const { expect } = context;
    const place = await ownPlace(context);
    const server = await runServerBriefly({ ...place, DEMO_PASSWORD: 'x' });
    const body = JSON.stringify({ designName: 'Kommer for sent' });
    const half = `${HEAD}${TYPE}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`;
    const [upload, chunked, header, silent, resting] = [
      await holding(server.url, half),
      await holding(server.url, `${HEAD}${TYPE}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
      await holding(server.url, HEAD),
      await holding(server.url, ''),
      await holding(server.url, 'GET /healthz HTTP/1.1\r\nHost: sten\r\n\r\n'),
    ];
    await pause(300);
    const began = Date.now();
    const ended = server.end('SIGTERM');
    // Where nobody tells them, each would be held for the 60 s that a request may take (server/http/patience.ts).
    const told = { interval: 20, timeout: 20_000 };
    for (const { heard } of [upload, chunked])
      await expect.poll(heard, told).toMatch(/^HTTP\/1\.1 503 .*Der Server ist .*"notReady"/s);
    // A request that is completed too late is not executed, since it was answered as not done.
    upload.line.write(body.slice(10));
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(30_000);
    expect([header.heard(), silent.heard()]).toEqual(['', '']);
    expect(resting.heard()).toMatch(/^HTTP\/1\.1 200 /);
    for (const { line } of [upload, chunked, header, silent, resting]) line.destroy();

    const again = await runServerBriefly(place);
    const login = await send(again.url, '/api/login', 'public', { username: 'admin', password: 'x' });
    const list = await send(
      again.url,
      '/api/stones',
      z.object({ token: z.string() }).parse(login.json).token,
    );
    expect(list.json).toEqual({ results: [] });
    expect(await again.end('SIGTERM')).toBe(0);
  },
  PATIENCE,
);
