import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { lockFolder } from '../../server/store/embedded/folderLock';
import { someOf } from '../someOf';
import { commandLine } from './commandLine';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { type RunningServer, removeBundle, runServerBriefly } from './runServer';
import { smallDisk } from './smallDisk';

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-online-'));
  file = join(dataDir, 'store.backup');
  await putEmptyDatabase(dataDir);
});
afterAll(removeBundle);
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A command in a separate process. */
function command(name: string, words: readonly string[], folder = dataDir) {
  const child = spawn(process.execPath, [...commandLine(name), ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(String(data)));
  const over = once(child, 'close').then(([code]) => ({ code, said: said.join('').trim() }));
  return { child, over };
}
const backUp = (folder = dataDir) => command('backup', [file], folder);

const copies = async (folder = dataDir) =>
  (await readdir(folder)).filter((name) => name.startsWith('copy-')).map((name) => join(folder, name));
/** Waits until a command reads a copy, and returns its folder. */
async function copyInUse(): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    found = (await copies()).find((folder) => existsSync(join(folder, 'lock')));
    return found;
  };
  await expect.poll(look, { timeout: 60_000, interval: 5 }).toBeDefined();
  return found ?? '';
}

const made = z.object({ id: z.number(), token: z.string() });
type Made = z.infer<typeof made>;
const headers = (as: string) => ({ AuthCookie: as, 'content-type': 'application/json' });
async function make({ url }: RunningServer): Promise<Made> {
  const body = JSON.stringify({ Comment: '0' });
  const answer = await fetch(`${url}/api/stone/`, { method: 'POST', headers: headers('public'), body });
  return made.parse(await answer.json());
}
/** Saves a stone, and returns how long that took, in ms. */
async function save({ url }: RunningServer, { id, token }: Made, comment: string): Promise<number> {
  const began = performance.now();
  const body = JSON.stringify({ Comment: comment });
  const answer = await fetch(`${url}/api/stone/${id}`, { method: 'PUT', headers: headers(token), body });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return performance.now() - began;
}

const line = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ row: z.array(z.string().nullable()) }),
  z.object({}),
]);
/** The stones' comments in a backup, by the stones' ids; read without the server's code. */
async function commentsIn(path: string): Promise<Map<number, number>> {
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
    .map((each) => line.parse(JSON.parse(each)));
  const found = new Map<number, number>();
  let columns: readonly string[] = [];
  for (const each of lines) {
    if ('table' in each) columns = each.table === 'stones' ? each.columns : [];
    else if ('row' in each && columns.length > 0) {
      const of = (name: string) => each.row[columns.indexOf(name)] ?? '';
      found.set(
        Number(of('id')),
        Number(z.object({ Comment: z.string() }).parse(JSON.parse(of('design'))).Comment),
      );
    }
  }
  return found;
}

test(
  'A backup of a running server holds all that was acknowledged before, as of one moment, and no save is refused meanwhile',
  async () => {
    const server = await runServerBriefly({ DATA_DIR: dataDir });
    const [first, second] = [await make(server), await make(server)];
    const others = await Promise.all([1, 2, 3].map(() => make(server)));
    const acknowledged = new Map<number, number>();
    let isOver = false;
    const work = async (stones: readonly Made[]) => {
      for (let n = 1; !isOver; n += 1)
        for (const stone of stones) {
          await save(server, stone, String(n));
          acknowledged.set(stone.id, n);
          // At the pace of typing: saves without a pause leave the backup no processor time.
          await pause(20);
        }
    };
    const working = Promise.all([work([first, second]), ...others.map((stone) => work([stone]))]);
    for (let round = 0; round < 2; round += 1) {
      await pause(300);
      const before = new Map(acknowledged);
      const { code, said } = await backUp().over;
      expect([code, said]).toEqual([0, expect.stringMatching(/ rows and \d+ pictures; .* held for \d+ ms$/)]);
      const kept = await commentsIn(file);
      for (const [id, n] of before) expect(kept.get(id) ?? 0).toBeGreaterThanOrEqual(n);
      const apart = (kept.get(first.id) ?? 0) - (kept.get(second.id) ?? 0);
      expect([0, 1]).toContain(apart);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
    isOver = true;
    await working;
    expect(await copies()).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);

    const elsewhere = await mkdtemp(join(tmpdir(), 'gravestone-online-'));
    await putEmptyDatabase(elsewhere);
    expect((await command('restore', [file], elsewhere).over).code).toBe(0);
    const restored = await runServerBriefly({ DATA_DIR: elsewhere });
    const answer = await fetch(`${restored.url}/api/stone/${first.id}`, { headers: headers(first.token) });
    const { Comment } = z.object({ Comment: z.string() }).parse(await answer.json());
    expect(Number(Comment)).toBe((await commentsIn(file)).get(first.id));
    await restored.end('SIGTERM');
    await rm(elsewhere, { recursive: true });
  },
  3 * PATIENCE,
);

test(
  'A command that is killed leaves no copy behind, and two at once are not made',
  async () => {
    const server = await runServerBriefly({ DATA_DIR: dataDir });
    const killed = backUp();
    await copyInUse();
    expect(await backUp().over).toEqual({ code: 1, said: 'another backup is being made' });
    killed.child.kill('SIGKILL');
    await killed.over;
    await expect.poll(() => copies(), { timeout: 10_000 }).toEqual([]);
    expect(existsSync(file)).toBe(false);
    expect((await backUp().over).code).toBe(0);
    await server.end('SIGTERM');
  },
  PATIENCE,
);

test.each(someOf(['SIGKILL', 'SIGTERM'] as const, 2, 'BACKUPS'))(
  'A backup goes on though its server is ended by %s, and the server does not wait for it',
  async (signal) => {
    const server = await runServerBriefly({ DATA_DIR: dataDir });
    const stone = await make(server);
    await save(server, stone, '7');
    const { over } = backUp();
    const folder = await copyInUse();
    expect(await server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    // The next server does not delete a copy that is being read.
    const next = await runServerBriefly({ DATA_DIR: dataDir });
    expect((await over).code).toBe(0);
    expect(existsSync(folder)).toBe(false);
    expect((await commentsIn(file)).get(stone.id)).toBe(7);
    await next.end('SIGTERM');
  },
  PATIENCE,
);

test(
  'A copy that a kill left behind is thrown away by the next start',
  async () => {
    const left = join(dataDir, 'copy-00000000-0000-4000-8000-000000000000');
    await mkdir(join(left, 'database'), { recursive: true });
    await writeFile(join(left, 'database', 'PG_VERSION'), '17');
    const server = await runServerBriefly({ DATA_DIR: dataDir });
    expect(await copies()).toEqual([]);
    await server.end('SIGTERM');
  },
  PATIENCE,
);

test(
  'A folder that is in use by what gives no copies is said so',
  async () => {
    const lock = await lockFolder(dataDir);
    const { code, said } = await backUp().over;
    expect([code, said]).toEqual([
      1,
      `DATA_DIR ${dataDir} is in use, and gives no copy: stop the server first`,
    ]);
    await lock.release();
  },
  PATIENCE,
);

test(
  'A disk without room for a copy is said, and the server goes on',
  async () => {
    const disk = await smallDisk();
    // Without a separate disk other processes would find none full.
    if (disk.isOwn) {
      await putEmptyDatabase(disk.folder);
      const server = await runServerBriefly({ DATA_DIR: disk.folder });
      const stone = await make(server);
      await disk.fill(60_000_000);
      const { code, said } = await command('backup', [file], disk.folder).over;
      expect([code, said]).toEqual([1, 'the disk of DATA_DIR has no room for a copy of the database']);
      expect(await copies(disk.folder)).toEqual([]);
      await save(server, stone, '8');
      await server.end('SIGTERM');
    }
    await disk.remove();
  },
  PATIENCE,
);
