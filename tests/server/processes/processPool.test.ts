import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MemoryBudget } from '../../../server/processes/memoryBudget';
import { GivenUp, NoTurn } from '../../../server/processes/processPool';
import { samplePool } from './samplePool';

/** From source a process takes a second to start, several on a busy machine. */
const LIMITS = { wallMs: 30_000, processorMs: 20_000 };
const me = { caller: 'me', ...LIMITS };

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const pool = samplePool();
beforeAll(() => pool.run('double', () => 1, me), 60_000);
afterAll(() => pool.close());

describe('A pool of processes', () => {
  test('does what it is asked, with pictures as they are', async () => {
    expect(await pool.run('double', () => 21, me)).toBe(42);
    const given = new Map([['there', Uint8Array.of(1, 2, 255)]]);
    expect([...(await pool.run('bytes', () => given, me))]).toEqual([1, 2, 255]);
  });

  test('keeps a process for the next task', async () => {
    const [one, other] = [await pool.run('who', () => null, me), await pool.run('who', () => null, me)];
    expect(one.pid).toBe(other.pid);
    expect(one.pid).not.toBe(process.pid);
  });

  test('lets a process go that rests where another pool needs the memory', async () => {
    // Two Node processes exceed it.
    const budget = new MemoryBudget(110);
    const [first, second] = [samplePool({ budget }), samplePool({ budget })];
    const { pid } = await first.run('who', () => null, me);
    expect(isThere(pid)).toBe(true);
    const other = await second.run('who', () => null, me);
    await expect.poll(() => isThere(pid)).toBe(false);
    expect(isThere(other.pid)).toBe(true);
    expect((await first.run('who', () => null, me)).pid).not.toBe(pid);
    await Promise.all([first.close(), second.close()]);
  });

  test('hands a process nothing of the server’s settings', async () => {
    process.env.DATABASE_URL_SAMPLE = 'postgres://secret';
    const fresh = samplePool();
    const { names } = await fresh.run('who', () => null, me);
    await fresh.close();
    delete process.env.DATABASE_URL_SAMPLE;
    expect(names).not.toContain('DATABASE_URL_SAMPLE');
    expect([...names].sort()).toEqual([
      'MALLOC_ARENA_MAX',
      'MALLOC_MMAP_THRESHOLD_',
      'MALLOC_TRIM_THRESHOLD_',
      'PATH',
      'TASK_MEMORY_MB',
    ]);
  });

  test('says what a task refuses, and that it failed in its own words; the process stays', async () => {
    const { pid } = await pool.run('who', () => null, me);
    await expect(pool.run('refuse', () => null, me)).rejects.toMatchObject({
      name: 'Refusal',
      code: 'nothingCutOut',
    });
    await expect(pool.run('fail', () => null, me)).rejects.toThrow('its own words');
    expect((await pool.run('who', () => null, me)).pid).toBe(pid);
  });

  test.each([
    ['takes longer than it may', 'spin', { wallMs: 1000, processorMs: 20_000 }],
    ['takes more of the processor', 'spin', { wallMs: 20_000, processorMs: 500 }],
    ['takes more memory', 'fill', LIMITS],
    ['breaks its process', 'crash', LIMITS],
  ] as const)('gives up a task that %s, ends its process, and goes on', async (_what, kind, limits) => {
    const { pid } = await pool.run('who', () => null, me);
    const began = performance.now();
    await expect(pool.run(kind, () => null, { caller: 'me', ...limits })).rejects.toBeInstanceOf(GivenUp);
    expect(performance.now() - began).toBeLessThan(15_000);
    await expect.poll(() => isThere(pid)).toBe(false);
    expect(await pool.run('double', () => 4, me)).toBe(8);
  });

  test('punishes nobody for a machine that is slow: waiting takes no processor', async () => {
    const limits = { wallMs: 20_000, processorMs: 400 };
    await pool.run('wait', () => ({ ms: 1200 }), { caller: 'me', ...limits });
  });

  test('leaves a process to the others, whatever one caller asks for', async () => {
    const limits = { wallMs: 2000, processorMs: 20_000 };
    const hostile = Array.from({ length: 3 }, () =>
      pool.run('spin', () => null, { caller: 'hostile', ...limits }),
    );
    const ends = Promise.allSettled(hostile);
    expect(pool.load).toEqual({ running: 1, waiting: 2 });
    let others = 0;
    for (; others < 5; others++) expect(await pool.run('double', () => others, me)).toBe(2 * others);
    expect(pool.load.running).toBe(1);
    const told = await ends;
    expect(told.every((each) => each.status === 'rejected' && each.reason instanceof GivenUp)).toBe(true);
  });

  test('leaves a process to whoever took little of the processor lately, from however many callers the rest comes', async () => {
    const fair = samplePool({ costly: { fromMs: 50, atOnce: 1 } });
    const hostile = ['one', 'another', 'a third'];
    const spin = (caller: string) =>
      fair.run('spin', () => null, { caller, wallMs: 30_000, processorMs: 300 }).catch((error) => error);
    // What was given up counts as all that it was allowed.
    for (const caller of hostile) expect(await spin(caller)).toBeInstanceOf(GivenUp);
    expect(hostile.map(fair.isCostly)).toEqual([true, true, true]);
    const again = hostile.map(spin);
    expect(fair.load).toEqual({ running: 1, waiting: 2 });
    expect(await fair.run('double', () => 4, me)).toBe(8);
    expect(fair.isCostly('me')).toBe(false);
    expect(await Promise.all(again)).toHaveLength(3);
    await fair.close();
  });

  test('begins a second task only where there is memory for it, and then when the first is over', async () => {
    const full = samplePool({ budget: new MemoryBudget(10_000, 150), expectedMegabytes: 100 });
    const first = full.run('wait', () => ({ ms: 300 }), { ...me, caller: 'one' });
    const second = full.run('double', () => 2, { ...me, caller: 'another' });
    expect(full.load).toEqual({ running: 1, waiting: 1 });
    await first;
    expect(await second).toBe(4);
    await full.close();
  });

  test('gives its processes a priority so far below its own, with every thread of theirs', async () => {
    const low = samplePool({ priority: 7 });
    const { pid } = await low.run('who', () => null, me);
    const lowered = Math.min(19, getPriority() + 7);
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(4);
    expect(threads.map((thread) => getPriority(thread))).toEqual(threads.map(() => lowered));
    await low.close();
  });

  test('does not do what its turn did not come for in time', async () => {
    const narrow = samplePool({ processes: 1 });
    const held = narrow.run('wait', () => ({ ms: 1500 }), { caller: 'hostile', ...LIMITS });
    let prepared = false;
    const prepare = () => {
      prepared = true;
      return 1;
    };
    await expect(narrow.run('double', prepare, { ...me, turnMs: 100 })).rejects.toBeInstanceOf(NoTurn);
    expect(narrow.load).toEqual({ running: 1, waiting: 0 });
    await held;
    expect(prepared).toBe(false);
    // Once its turn has come, a task has all the time of its limits.
    await narrow.run('wait', () => ({ ms: 400 }), { ...me, turnMs: 100 });
    await narrow.close();
  });

  test('takes no more than may wait, and lets an older task about the same go', async () => {
    const small = samplePool({ processes: 1, longestQueueOfOne: 2 });
    const ask = (about?: string) => small.run('wait', () => ({ ms: 5 }), { ...me, about });
    const asked = [ask(), ask('stone 1'), ask('stone 1'), ask(), ask()];
    const told = await Promise.allSettled(asked);
    expect(told.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    for (const each of told) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(NoTurn);
    await small.close();
    await expect(ask()).rejects.toBeInstanceOf(NoTurn);
  });

  test('ends with the server, also where that is killed in the middle of a task', async () => {
    const orphan = fileURLToPath(new URL('./orphan.ts', import.meta.url));
    const server = spawn(process.execPath, ['--import', 'tsx', orphan], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout, 'data');
    const pid = Number(String(line));
    expect(isThere(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isThere(pid), { timeout: 5000 }).toBe(false);
  });
});
