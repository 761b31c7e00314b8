import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { startMailServer } from './mailServer';
import { removeBundle, runServer } from './runServer';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-stopping-'));
  await putEmptyDatabase(dataDir);
});
afterAll(removeBundle);
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const made = z.object({ id: z.number(), token: z.string(), designName: z.string() });

async function send(url: string, path: string, as: string, body?: unknown) {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { AuthCookie: as, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
}

test(
  'A server that is told to end finishes the request under way, keeps what it brought, and exits with 0',
  async () => {
    const server = await runServer({ DATA_DIR: dataDir, DEMO_PASSWORD: 'x' });
    const { port } = new URL(server.url);
    // A phone on a slow line: its save arrives in two pieces, and the signal falls between them.
    const body = JSON.stringify({ designName: 'I sidste øjeblik' });
    const line = connect(Number(port), '127.0.0.1');
    const answered: Buffer[] = [];
    line.on('data', (part: Buffer) => answered.push(part));
    await once(line, 'connect');
    line.write(
      `POST /api/stone/ HTTP/1.1\r\nHost: sten\r\nAuthCookie: public\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    );
    await pause(200);
    const began = Date.now();
    const ended = server.end('SIGTERM');
    await pause(500);
    // Nobody new is let in.
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    expect(server.process.exitCode).toBeNull();
    line.write(body.slice(10));
    await once(line, 'close');
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(5000);
    const answer = Buffer.concat(answered).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    const stone = made.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));

    const again = await runServer({ DATA_DIR: dataDir });
    const found = await send(again.url, `/api/stone/${stone.id}`, stone.token);
    expect(made.parse(found.json).designName).toBe('I sidste øjeblik');
    expect(await again.end('SIGTERM')).toBe(0);
  },
  PATIENCE,
);

test(
  'A request that never ends holds the end back for ten seconds and no longer, and the exit code says so',
  async () => {
    const server = await runServer({ DATA_DIR: dataDir, DEMO_PASSWORD: 'x' });
    const line = connect(Number(new URL(server.url).port), '127.0.0.1');
    line.on('error', () => undefined);
    await once(line, 'connect');
    line.write('POST /api/stone/ HTTP/1.1\r\nHost: sten\r\nAuthCookie: public\r\n');
    line.write('Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
    await pause(200);
    const began = Date.now();
    expect(await server.end('SIGTERM')).toBe(1);
    expect(Date.now() - began).toBeGreaterThan(9000);
    expect(Date.now() - began).toBeLessThan(15_000);
    expect(server.output()).toContain('not everything came to its end within 10000 ms');
    line.destroy();
  },
  PATIENCE,
);

test(
  'A letter that is being sent is sent to its end, and only once',
  async () => {
    const mail = await startMailServer(0, 1500);
    const server = await runServer({ DATA_DIR: dataDir, DEMO_PASSWORD: 'x', SMTP_URL: mail.url });
    const stone = made.parse((await send(server.url, '/api/stone/', 'public', { designName: 'Mor' })).json);
    const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    const sent = await send(server.url, `/api/sendToMason/${stone.id}`, stone.token, {
      StonemasonId: 1,
      ...contact,
    });
    expect(sent.status).toBe(200);
    await expect.poll(() => mail.letters.length, { timeout: 20_000 }).toBe(1);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(mail.letters.length).toBe(1);

    const again = await runServer({ DATA_DIR: dataDir, SMTP_URL: mail.url });
    await expect.poll(() => mail.letters.length, { timeout: 20_000 }).toBe(2);
    const ids = mail.letters.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
    expect(await again.end('SIGTERM')).toBe(0);
    await mail.stop();
  },
  PATIENCE,
);
