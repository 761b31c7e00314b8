import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../../server/store/postgres/openPostgres';
import { PATIENCE, putEmptyDatabase } from '../emptyDatabase';
import { type Cluster, startPostgres } from '../postgresCluster';
import { removeBundle } from '../runServer';
import { type Nodes, startNodes } from './approvals/nodes';
import { Relatives } from './approvals/relatives';
import { chanceOf, seedOf } from './chance';

/** `APPROVAL_KILLS=200` is the long form, on each database; `DEEP_SEED` repeats a run's random numbers. */
const KILLS = Number(process.env.APPROVAL_KILLS ?? 3);
/** So many kills the same relatives go on; then what they did is looked for, and others are asked. */
const SAME_RELATIVES = 20;
const LEAST_ANSWERS = 3;
/** At most so long from then to the next kill, in ms: in the middle of what the relatives are doing. */
const UNTIL_KILL_MS = 600;
const TIME = 2 * PATIENCE + KILLS * 30_000;
const seed = seedOf(process.env.APPROVAL_KILLS !== undefined);

let folder: string;
let nodes: Nodes | undefined;
let cluster: Cluster | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-approvals-'));
});
afterEach(async () => {
  nodes?.end();
  await cluster?.remove();
  nodes = undefined;
  cluster = undefined;
  await rm(folder, { recursive: true, force: true });
});
afterAll(removeBundle);

/** Waits until some more answers were acknowledged: what was killed has started again, and is at work. */
async function someAnswers(relatives: Relatives, over: AbortSignal): Promise<void> {
  for (const before = relatives.answers; relatives.answers < before + LEAST_ANSWERS && !over.aborted; )
    await pause(10);
}

/** Kills in the middle of relatives' answers, `KILLS` times, and tells what came of it. */
async function killAmongAnswers(where: string, servers: Nodes, kill: (round: number) => Promise<unknown>) {
  const began = Date.now();
  const chance = chanceOf(seed);
  const all: Relatives[] = [];
  for (let round = 0; round < KILLS; ) {
    const relatives = await Relatives.asked(servers, chance);
    all.push(relatives);
    const over = new AbortController();
    const killing = async () => {
      for (const last = Math.min(KILLS, round + SAME_RELATIVES); round < last; round += 1) {
        await someAnswers(relatives, over.signal);
        await pause(chance.below(UNTIL_KILL_MS));
        await kill(round);
      }
    };
    // Whichever ends first: a refused answer ends the test at once.
    await Promise.all(
      [relatives.work(over.signal), killing()].map((work) => work.finally(() => over.abort())),
    );
    await relatives.hold();
  }
  for (const relatives of all) await relatives.hold();
  // A node survives its database's kill.
  expect(servers.ended()).toEqual([]);
  const answers = all.reduce((sum, relatives) => sum + relatives.answers, 0);
  expect(answers).toBeGreaterThanOrEqual(KILLS * LEAST_ANSWERS);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.warn(
    `${KILLS} kills among approvals on ${where}, seed ${seed}: ${answers} acknowledged answers, none lost, none doubled; ${seconds} s`,
  );
}

test(
  `Of relatives’ answers none is lost and none doubled by ${KILLS} kills of a server on the embedded database`,
  async () => {
    await putEmptyDatabase(folder);
    const node = await startNodes({ DATA_DIR: folder }, 1);
    nodes = node;
    await killAmongAnswers('the embedded database', node, () => node.replace(0));
  },
  TIME,
);

test(
  `Of relatives’ answers none is lost and none doubled by ${KILLS} kills of two nodes, their connections, or PostgreSQL`,
  async () => {
    const postgres = await startPostgres();
    cluster = postgres;
    const address = `${postgres.url}/postgres`;
    const both = await startNodes({ DATA_DIR: folder, DATABASE_URL: address }, 2);
    nodes = both;
    const killConnections = async () => {
      const database = await openPostgres(address);
      await database.run(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and datname = 'postgres' and backend_type = 'client backend'`,
      );
      await database.close();
    };
    const killPostgres = async () => {
      await postgres.kill();
      postgres.start();
    };
    const victims = [() => both.replace(0), killConnections, () => both.replace(1), killPostgres];
    await killAmongAnswers('PostgreSQL', both, async (round) => victims[round % victims.length]?.());
  },
  TIME,
);
