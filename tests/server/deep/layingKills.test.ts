import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { PapersByPart } from '../../../server/jobs/masonPapers';
import { makeWorkshopKey } from '../../../server/store/workshopKeys';
import { commandLine } from '../commandLine';
import { PATIENCE } from '../emptyDatabase';
import { removeBundle } from '../runServer';
import { startServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { chanceOf, seedOf } from './chance';

/** `LAYING_KILLS=200` is the long form; `DEEP_SEED` repeats a run's random numbers. */
const KILLS = Number(process.env.LAYING_KILLS ?? 6);
/** The calls of laying two orders: their list, then each order, its five parts, and that it was fetched. */
const CALLS = 15;
/** A kill comes at a random call, and up to so much later, ms: the work between two calls takes about as long. */
const BETWEEN = 20;
const MASON = 1;
const seed = seedOf(process.env.LAYING_KILLS !== undefined);
afterAll(removeBundle);

/** Files of a size that takes some writing, drawn at once, so that kills fall among the laying and not the drawing. */
const BYTES = randomBytes(50_000);
const part = (name: string) => async (_design: unknown, stoneId: number) => [
  { filename: `${stoneId}-${name}.bin`, contentType: 'application/octet-stream', content: BYTES },
];
const papers: PapersByPart = {
  offer: part('offer'),
  sheet: part('sheet'),
  dxf: part('dxf'),
  plt: part('plt'),
  medallions: part('medallion-1'),
  chosen: async () => [],
};
const EXPECTED = createHash('sha256').update(BYTES).digest('hex');

/** Once a server has got so many calls more. */
const callNumber = (server: Server, number: number) =>
  new Promise<void>((reached) => {
    let calls = 0;
    const count = () => {
      calls += 1;
      if (calls < number) return;
      server.off('request', count);
      reached();
    };
    server.on('request', count);
  });

test(
  `Orders are laid whole and once where the command that lays them is killed ${KILLS} times among them`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-laying-kills-'));
    const server = await startServer({ services: { workshopPapers: papers } });
    try {
      await server.app.listen({ host: '127.0.0.1', port: 0 });
      const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
      const key = await makeWorkshopKey(server.store.database, MASON);
      const chance = chanceOf(seed);
      const session = await server.login('admin');
      const ordered: number[] = [];
      const order = async () => {
        const { id } = await createStone(server, {}, session);
        const body = {
          StonemasonId: MASON,
          contactName: 'Bo',
          contactPhone: '1',
          contactEmail: 'bo@example.com',
        };
        expect((await server.call('POST', `/api/sendToMason/${id}`, { as: session, body })).status).toBe(200);
        ordered.push(id);
      };
      const fetchAll = () =>
        spawn(process.execPath, [...commandLine('jobs'), 'fetch', '--server', url, folder], {
          env: { PATH: process.env.PATH, HOME: process.env.HOME, WORKSHOP_KEY: key },
          stdio: ['ignore', 'pipe', 'ignore'],
        });
      let whileWriting = 0;
      for (let round = 0; round < KILLS; round += 1) {
        await order();
        await order();
        // Counted in calls, not in time: on a fast machine all is laid before a moment that is right on a slow one.
        const called = callNumber(server.app.server, 1 + chance.below(CALLS));
        const fetching = fetchAll();
        const ended = once(fetching, 'close');
        await Promise.race([called, ended]);
        await Promise.race([pause(chance.below(BETWEEN)), ended]);
        if (fetching.exitCode === null) whileWriting += 1;
        fetching.kill('SIGKILL');
        await ended;
      }
      const last = fetchAll();
      expect((await once(last, 'close'))[0]).toBe(0);

      const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
      // Each order once, under its own name: a second folder of one would have another number behind it.
      expect(names.map((name) => name.split('-').length)).toEqual(names.map(() => 4));
      expect(names.map((name) => Number(name.split('-')[0])).sort((a, b) => a - b)).toEqual(ordered);
      for (const name of names) {
        const files = await readdir(join(folder, name));
        expect(files).toHaveLength(7);
        for (const file of files.filter((each) => each.endsWith('.bin'))) {
          const bytes = await readFile(join(folder, name, file));
          expect([file, createHash('sha256').update(bytes).digest('hex')]).toEqual([file, EXPECTED]);
        }
      }
      const count = z.object({ n: z.number() });
      const [kept] = await server.store.database.rows(count, 'select count(*) as n from fetched_orders');
      expect(kept?.n).toBe(ordered.length);
      const left = (await readdir(folder)).length - names.length;
      expect(whileWriting).toBeGreaterThan(KILLS / 2);
      console.warn(
        `${KILLS} kills, seed ${seed}, ${whileWriting} of them before the end: ${ordered.length} orders of 7 files, each whole and once; ${left} unfinished folders left aside`,
      );
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  PATIENCE + KILLS * 15_000,
);
