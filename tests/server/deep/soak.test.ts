import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { largeDesign } from '../../../bench/load/design';
import { PATIENCE, putEmptyDatabase } from '../emptyDatabase';
import { type RunningServer, removeBundle, runServer } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';
import { type Chance, chanceOf, seedOf } from './chance';
import { COLLECTING, heapInUse } from './heapInUse';

/** `SOAK_SECONDS=600` is the long form. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 3);
const STRETCHES = 5;
const HANDS = SECONDS < 60 ? 3 : 8;
/**
 * How much the process may grow after the first stretch, in MB: the cached warnings of 5000 designs, and memory pages
 * that the embedded database has touched since.
 */
const MORE_AT_THE_END = 60;
const DESIGN = z.record(z.string(), z.unknown()).parse(JSON.parse(largeDesign('Aften')));
const seed = seedOf(process.env.SOAK_SECONDS !== undefined);

let dataDir: string;
let server: RunningServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-soak-'));
  await putEmptyDatabase(dataDir);
  server = await runServer({ DATA_DIR: dataDir, DEMO_PASSWORD, ...COLLECTING });
}, PATIENCE);
afterEach(async () => {
  server.process.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(removeBundle);

const made = z.object({ id: z.number(), token: z.string(), version: z.number(), designName: z.string() });

/** How long every call took, in ms. */
const times: number[] = [];

async function call(method: string, path: string, as: string, body?: string): Promise<Response> {
  const began = performance.now();
  const headers = { AuthCookie: as, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(`${server.url}${path}`, { method, headers, ...(body ? { body } : {}) });
  expect([method, path, answer.status]).toEqual([method, path, 200]);
  times.push(performance.now() - began);
  return answer;
}

/** A family's evening: looks around, begins, changes, looks again, and gives up half the time. */
async function evening(chance: Chance): Promise<void> {
  await (await call('GET', '/api/stoneTypes/all', 'public')).text();
  const designName = `Aften ${chance.below(1e9)}`;
  const body = JSON.stringify({ ...DESIGN, designName });
  let stone = made.parse(await (await call('POST', '/api/stone/', 'public', body)).json());
  const path = `/api/stone/${stone.id}`;
  for (let change = 1 + chance.below(6); change > 0; change -= 1) {
    const changed = JSON.stringify({ ...DESIGN, designName: `${change}`, version: stone.version });
    stone = made.parse(await (await call('PUT', path, stone.token, changed)).json());
    expect(stone.designName).toBe(`${change}`);
  }
  await (await call('GET', path, stone.token)).text();
  if (chance.oneIn(2)) await (await call('DELETE', path, stone.token)).text();
}

async function stretch(number: number): Promise<number> {
  const until = Date.now() + (SECONDS / STRETCHES) * 1000;
  let evenings = 0;
  const hand = async (chance: Chance) => {
    for (; Date.now() < until; evenings += 1) await evening(chance);
  };
  await Promise.all(Array.from({ length: HANDS }, (_, i) => hand(chanceOf(seed + number * HANDS + i))));
  return evenings;
}

test(
  `A server under load for ${SECONDS} s answers every call and does not grow, seed ${seed}`,
  async () => {
    let evenings = 0;
    const heap: number[] = [];
    for (let number = 0; number < STRETCHES; number += 1) {
      evenings += await stretch(number);
      heap.push(await heapInUse(server));
    }
    expect(evenings).toBeGreaterThan(SECONDS / 2);
    const sorted = times.toSorted((a, b) => a - b);
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    console.warn(
      `soak of ${SECONDS} s, seed ${seed}: ${times.length} calls, p99 ${p99} ms, heap ${heap.map(Math.round).join(' ')} MB`,
    );
    expect((heap.at(-1) ?? 0) - (heap[0] ?? 0)).toBeLessThan(MORE_AT_THE_END);
    expect(server.output()).not.toContain('"level":50');
    expect(await server.end('SIGTERM')).toBe(0);
  },
  PATIENCE + SECONDS * 3000,
);
