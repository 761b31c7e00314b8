import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { PATIENCE, putEmptyDatabase } from '../emptyDatabase';
import { familyMemory, type Member } from '../familyMemory';
import { type OwnDatabase, ownDatabase } from '../ownDatabase';
import { type RunningServer, removeBundle, runServer } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';
import { chanceOf, seedOf } from './chance';
import { describedCalls } from './fuzz/described';
import { besiege } from './siege/besiege';
import { mayBeBusy, mayTake } from './siege/mayWait';
import { type Deed, neighbour, share, type Times } from './siege/neighbour';
import { byStatus, serverCounts } from './siege/serverCounts';
import { startLoad } from './siege/startLoad';

/** `SIEGE_REQUESTS=50000` is the long form; `DEEP_SEED` repeats a run's random numbers. */
const REQUESTS = Number(process.env.SIEGE_REQUESTS ?? 150);
/** Only the long form has the machine to itself: the brief one checks times only for hangs. */
const IS_LONG = process.env.SIEGE_REQUESTS !== undefined;
const PACE = { hands: 8, perSecond: Number(process.env.SIEGE_RATE ?? (IS_LONG ? 40 : 100)) };
const QUIET_MS = IS_LONG ? 20_000 : 1500;
const PICTURE_HANDS = IS_LONG ? 4 : 1;
const SLOW_LINES = IS_LONG ? 100 : 10;
const seed = seedOf(IS_LONG);

/** The limit for all of the server's processes together, in MB. */
const MOST_MEGABYTES = 1000;
/** The most they may have grown a minute after the siege, in MB: by the heap, and the stored answers. */
const MORE_AFTERWARDS = 150;
/** How many times longer than usual another user may wait, by the median. */
const MOST_TIMES_LONGER = 2;
const METRICS_TOKEN = 'siege-siege-siege-siege';

let dataDir: string;
let server: RunningServer;
let database: OwnDatabase | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-siege-'));
  database = await ownDatabase(dataDir);
  if (!database) await putEmptyDatabase(dataDir);
  server = await runServer({
    DATA_DIR: dataDir,
    DEMO_PASSWORD,
    METRICS_TOKEN,
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
}, PATIENCE);
afterEach(async () => {
  // A failed test leaves it running.
  server.process.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
  await database?.drop();
});
afterAll(removeBundle);

const family = () => familyMemory(server.process.pid ?? 0);
const sumOf = (members: readonly Member[]) => members.reduce((sum, { megabytes }) => sum + megabytes, 0);
const memory = () => sumOf(family());
const byProgram = (members: readonly Member[]) =>
  members.map(({ program, megabytes }) => `${program} ${megabytes.toFixed(0)}`).join(', ');

const told = (times: Times) =>
  Object.entries(times)
    .filter(([, each]) => each.length > 0)
    .map(
      ([deed, each]) =>
        `${deed} ${share(each, 0.5)} / ${share(each, 0.99)} / ${Math.max(...each).toFixed(0)} ms (${each.length})`,
    )
    .join(', ');

/** The server's processes when they held most, until it is over. */
async function watched(isOver: () => boolean): Promise<readonly Member[]> {
  let most: readonly Member[] = [];
  while (!isOver()) {
    const now = family();
    if (sumOf(now) > sumOf(most)) most = now;
    // Linux halts a process while it adds up its memory.
    await pause(250);
  }
  return most;
}

/** Runs everything at once, until the last request is answered. */
async function siege(living: Awaited<ReturnType<typeof neighbour>>) {
  let [over, done] = [false, false];
  const watching = watched(() => done || server.process.killed);
  const endLoad = await startLoad({
    url: server.url,
    seed,
    isLong: IS_LONG,
    pictureHands: PICTURE_HANDS,
    slowLines: SLOW_LINES,
  });
  const calls = await describedCalls(server.url);
  const lived = living.live(() => over);
  const began = Date.now();
  const besieged = await besiege(server.url, {
    requests: REQUESTS,
    calls,
    chance: chanceOf(seed),
    pace: PACE,
    spared: living.stoneId,
  }).finally(() => {
    over = true;
  });
  const seconds = (Date.now() - began) / 1000;
  const [times, { lines, sent }] = await Promise.all([lived, endLoad()]);
  // Everything that was queued is done now.
  done = true;
  return { besieged, seconds, times, most: await watching, lines, sent };
}

test(
  `A siege of ${REQUESTS} requests meets no failure and no hang, and nobody else notices, seed ${seed}`,
  async () => {
    const where = database ? 'PostgreSQL' : 'the embedded database';
    const living = await neighbour(server.url);
    const lived = (milliseconds: number) => {
      const until = Date.now() + milliseconds;
      return living.live(() => Date.now() > until);
    };
    // Until everything has started that starts when first needed.
    await lived(QUIET_MS / 2);
    const usual = await lived(QUIET_MS);
    const before = memory();
    const { besieged, seconds, times, most, lines, sent } = await siege(living);
    const afterwards = [memory()];
    for (let wait = 0; IS_LONG && wait < 6; wait += 1) {
      await pause(10_000);
      afterwards.push(memory());
    }
    const counted = await serverCounts(server.url, METRICS_TOKEN);
    const failed = counted.filter(({ status }) => status >= 500);
    const slowest = sent.toSorted((a, b) => b.ms - a.ms)[0];
    console.warn(
      [
        `siege of ${where}, seed ${seed}: ${REQUESTS} requests in ${seconds.toFixed(0)} s`,
        `the besiegers were answered ${byStatus(besieged.counts)}; 0 is a line closed without an answer`,
        `hostile pictures were answered ${byStatus(sent.map(({ status }) => ({ status, count: 1 })))}, at the latest after ${slowest?.ms.toFixed(0)} ms (${slowest?.what})`,
        `${lines.opened} slow lines, ${lines.toldSo} told so`,
        `the server counted ${byStatus(counted)}`,
        `of them failures: ${failed.map(({ call, status, count }) => `${call} ${status}: ${count}`).join(', ') || 'none'}`,
        `longest: ${besieged.longest.ms.toFixed(0)} ms (${besieged.longest.what.slice(0, 80)})`,
        `neighbour, p50 / p99 / longest, quiet: ${told(usual)}`,
        `neighbour, besieged: ${told(times)}`,
        `neighbour’s complaints: ${living.complaints.join('; ').slice(0, 600) || 'none'}`,
        `memory: ${before.toFixed(0)} MB before, ${sumOf(most).toFixed(0)} MB at most (${byProgram(most)}), afterwards ${afterwards.map((each) => each.toFixed(0)).join(' ')} MB every 10 s`,
      ].join('\n'),
    );
    expect(living.complaints).toEqual([]);
    expect(besieged.invalid).toEqual([]);
    expect(besieged.faults).toEqual([]);
    expect(failed.filter(({ call, status }) => status !== 503 || !mayBeBusy(call))).toEqual([]);
    expect(sent.filter(({ what, ms }) => ms > mayTake(what))).toEqual([]);
    // It counted all requests except those that were not HTTP.
    const all = counted.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBeGreaterThan(REQUESTS * 0.9);
    expect(await living.hasItsStone()).toBe(true);
    if (IS_LONG) {
      expect(Math.max(...Object.values(times).flat())).toBeLessThan(mayTake(''));
      expect(sumOf(most)).toBeLessThan(MOST_MEGABYTES);
      expect(Math.min(...afterwards)).toBeLessThan(before + MORE_AFTERWARDS);
      for (const deed of Object.keys(usual) as Deed[])
        expect([deed, share(times[deed], 0.5) <= MOST_TIMES_LONGER * share(usual[deed], 0.5)]).toEqual([
          deed,
          true,
        ]);
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  2 * PATIENCE + REQUESTS * 200,
);
