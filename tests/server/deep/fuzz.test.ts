import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { PATIENCE, putEmptyDatabase } from '../emptyDatabase';
import { type OwnDatabase, ownDatabase } from '../ownDatabase';
import { type RunningServer, removeBundle, runServer } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';
import { chanceOf, seedOf } from './chance';
import { type DescribedCall, describedCalls } from './fuzz/described';
import { fault } from './fuzz/fault';
import { json, makeKnown } from './fuzz/known';
import { sendRaw } from './fuzz/rawHttp';
import { nextRequest } from './fuzz/requests';
import { COLLECTING, heapInUse } from './heapInUse';

/** `FUZZ_REQUESTS=10000` is the long form; `DEEP_SEED` repeats a run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400);
const BATCHES = 10;
/** The number of concurrent requests. */
const HANDS = 4;
/** How much larger a heap may be at the end than after the first tenth, in MB: caches are still filling. */
const MORE_AT_THE_END = 12;
const seed = seedOf(process.env.FUZZ_REQUESTS !== undefined);

let dataDir: string;
let server: RunningServer;
let database: OwnDatabase | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-fuzz-'));
  database = await ownDatabase(dataDir);
  if (!database) await putEmptyDatabase(dataDir);
}, PATIENCE);
afterEach(async () => {
  // A failed test leaves it running.
  server.process.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
  await database?.drop();
});
afterAll(removeBundle);

async function fuzz(server: RunningServer, calls: readonly DescribedCall[], batch: number) {
  const chance = chanceOf(seed + batch);
  const known = await makeKnown(server.url);
  const requests = Array.from({ length: REQUESTS / BATCHES }, () => nextRequest(calls, known, chance));
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const hand = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const answer = await sendRaw(server.url, request.bytes, request.unfinished);
      const wrong = fault(request, answer);
      if (wrong) faults.push(`${wrong}: ${request.what}`);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return { statuses, faults };
}

test(
  `Whatever is sent, an answer is a sentence and never a failure: ${REQUESTS} requests, seed ${seed}`,
  async () => {
    server = await runServer({
      DATA_DIR: dataDir,
      DEMO_PASSWORD,
      ...COLLECTING,
      ...(database ? { DATABASE_URL: database.url } : {}),
    });
    const calls = await describedCalls(server.url);
    expect(calls.length).toBeGreaterThan(30);
    const faults: string[] = [];
    const counts = new Map<number, number>();
    const heap: number[] = [];
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const done = await fuzz(server, calls, batch);
      faults.push(...done.faults);
      for (const [status, count] of done.statuses) counts.set(status, (counts.get(status) ?? 0) + count);
      heap.push(await heapInUse(server));
    }
    const told = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.warn(`fuzz, seed ${seed}: ${told.join(', ')}; heap ${heap.map(Math.round).join(' ')} MB`);
    expect(faults).toEqual([]);
    // Enough requests were valid for the code behind validation to be tested.
    expect(counts.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
    expect((heap.at(-1) ?? 0) - (heap[0] ?? 0)).toBeLessThan(MORE_AT_THE_END);
    const failures = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    expect(failures.map((line) => line.slice(0, 1000))).toEqual([]);
    // It is still the same process, its store still reads and writes, and no field was added.
    const stone = await json(`${server.url}/api/stone/`, 'public', { designName: 'Efter det hele' });
    const read = await json(`${server.url}/api/stone/${stone.id}`, String(stone.token));
    expect([read.designName, read.polluted]).toEqual(['Efter det hele', undefined]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  60_000 + REQUESTS * 100,
);
