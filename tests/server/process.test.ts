import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { removeBundle, runServer, startInVain } from './runServer';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-process-'));
  await putEmptyDatabase(dataDir);
});
afterAll(removeBundle);
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const made = z.object({ id: z.number(), token: z.string(), version: z.number() });
type Made = z.infer<typeof made>;

async function send(method: string, url: string, as: string, body?: unknown): Promise<Made> {
  const headers = { AuthCookie: as, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return made.parse(await answer.json());
}

test(
  'A server prints its address and the demo password it made up, refuses a second on its folder, and ends when told',
  async () => {
    const server = await runServer({ DATA_DIR: dataDir });
    const password = /^Demo users: admin and bedemand, password (\S{16})$/m.exec(server.output())?.[1];
    const body = JSON.stringify({ username: 'admin', password });
    const login = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await login.json()).toMatchObject({ auth: { user: { BusinessId: 1 } } });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    const second = await startInVain({ DATA_DIR: dataDir });
    expect(second).toEqual({ code: 1, output: `DATA_DIR ${dataDir} is in use by another running server\n` });

    const stone = await send('POST', `${server.url}/api/stone/`, 'public', { designName: 'Far' });
    expect(await server.end('SIGTERM')).toBe(0);

    const again = await runServer({ DATA_DIR: dataDir, DEMO_PASSWORD: 'for sent' });
    expect(again.output()).not.toContain('password');
    expect(await send('GET', `${again.url}/api/stone/${stone.id}`, stone.token)).toEqual(stone);
    expect(await again.end('SIGINT')).toBe(0);
  },
  PATIENCE,
);

test(
  'What was acknowledged is there after every kill in the middle of writes',
  async () => {
    const acknowledged = new Map<number, Made>();
    const write = async (url: string, signal: AbortSignal) => {
      while (!signal.aborted) {
        const stone = await send('POST', `${url}/api/stone/`, 'public', { Comment: 'x'.repeat(3000) });
        acknowledged.set(stone.id, stone);
        const body = { version: stone.version, Comment: 'y'.repeat(3000) };
        acknowledged.set(stone.id, await send('PUT', `${url}/api/stone/${stone.id}`, stone.token, body));
      }
    };
    const check = async (url: string) => {
      const stones = [...acknowledged.values()];
      const found = await Promise.all(
        stones.map(({ id, token }) => send('GET', `${url}/api/stone/${id}`, token)),
      );
      // The kill may fall between a write and its answer: then there is one version more.
      for (const [i, { version }] of stones.entries())
        expect(found[i]?.version).toBeGreaterThanOrEqual(version);
    };
    for (let round = 0; round < 5; round += 1) {
      const server = await runServer({ DATA_DIR: dataDir, DEMO_PASSWORD: 'x' });
      const before = acknowledged.size;
      const over = new AbortController();
      const writers = Array.from({ length: 6 }, () => write(server.url, over.signal).catch(() => undefined));
      // Six writes are on their way, however fast the machine is.
      while (acknowledged.size < before + 1 + 3 * round) await pause(5);
      await server.end('SIGKILL');
      over.abort();
      await Promise.all(writers);
    }
    const last = await runServer({ DATA_DIR: dataDir });
    await check(last.url);
    await last.end('SIGTERM');
  },
  PATIENCE,
);

test(
  'A server that cannot start says why in one line and exits with 1',
  async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const port = String(Reflect.get(Object(taken.address()), 'port'));
    const inUse = { code: 1, output: `port ${port} on 127.0.0.1 is in use: set PORT\n` };
    const first = await startInVain({ DATA_DIR: dataDir, PORT: port });
    // The password was made up already, and is told although the start failed.
    expect(first.output).toMatch(/^Demo users: admin and bedemand, password \S{16}\n/);
    expect(await startInVain({ DATA_DIR: dataDir, PORT: port })).toEqual(inUse);
    taken.close();

    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    expect(await startInVain({ DATA_DIR: join(file, 'data') })).toEqual({
      code: 1,
      output: `DATA_DIR ${file}/data cannot be written (ENOTDIR)\n`,
    });
  },
  PATIENCE,
);
