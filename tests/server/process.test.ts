import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { removeBundle, runServerBriefly, startInVain } from './runServer';

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
    const server = await runServerBriefly({ DATA_DIR: dataDir });
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

    const again = await runServerBriefly({ DATA_DIR: dataDir, DEMO_PASSWORD: 'for sent' });
    expect(again.output()).not.toContain('password');
    expect(await send('GET', `${again.url}/api/stone/${stone.id}`, stone.token)).toEqual(stone);
    expect(await again.end('SIGINT')).toBe(0);
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
    // The password was made up already, and is printed although the start failed.
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
