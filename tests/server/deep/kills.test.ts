import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '../../../server/store/embedded/openEmbedded';
import { openPostgres } from '../../../server/store/postgres/openPostgres';
import { PATIENCE, putEmptyDatabase } from '../emptyDatabase';
import { loginAt } from '../loginAt';
import { type Cluster, startPostgres } from '../postgresCluster';
import { type RunningServer, removeBundle, runServerBriefly } from '../runServer';
import { DEMO_PASSWORD } from '../startServer';
import { type Chance, chanceOf, seedOf } from './chance';
import { expectConsistent } from './kills/consistency';
import { Ledger } from './kills/ledger';
import { create, type Unanswered, write } from './kills/writers';

/** `KILL_ROUNDS=200` is the long form; `DEEP_SEED` repeats a run's random numbers. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
/** Checking the embedded database takes a separate start. */
const LOOK_EVERY = 10;
const HANDS = 6;
const seed = seedOf(process.env.KILL_ROUNDS !== undefined);
const TIME = PATIENCE + ROUNDS * 15_000;

let folder: string;
const running: RunningServer[] = [];
const clusters: Cluster[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-kills-'));
});
afterEach(async () => {
  // Left running by a failed test.
  for (const { process } of running.splice(0)) process.kill('SIGKILL');
  for (const cluster of clusters.splice(0)) await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});
afterAll(removeBundle);

async function start(variables: Record<string, string>): Promise<RunningServer> {
  const server = await runServerBriefly({ DEMO_PASSWORD, ...variables });
  running.push(server);
  return server;
}

/** Writes to the nodes for a while, and kills them in the middle. */
async function writeUntilKilled(
  nodes: readonly RunningServer[],
  {
    ledger,
    chance,
    sender,
    kill,
  }: { ledger: Ledger; chance: Chance; sender: string; kill: () => Promise<unknown> },
): Promise<Unanswered[]> {
  const over = new AbortController();
  const writing = Array.from({ length: HANDS }, () =>
    write(chance.pick(nodes).url, { ledger, chance, sender, over: over.signal }),
  );
  await pause(20 + chance.below(600));
  await kill();
  over.abort();
  return (await Promise.all(writing)).filter((each) => each !== undefined);
}

/** Repeats unanswered requests with their key, twice: each gives one stone, whether it had been created or not. */
async function repeat(url: string, unanswered: readonly Unanswered[], ledger: Ledger): Promise<void> {
  for (const request of unanswered) {
    const [once, again] = [await create(url, request), await create(url, request)];
    expect(again.id).toBe(once.id);
    ledger.made(once);
  }
}

function tell(where: string, { writes, orders }: Ledger, milliseconds: number): void {
  const seconds = Math.round(milliseconds / 1000);
  console.warn(
    `${ROUNDS} kills on ${where}, seed ${seed}: ${writes} acknowledged writes, ${orders} of them orders, none lost; ${seconds} s`,
  );
}

test(
  `Nothing acknowledged is lost by ${ROUNDS} kills of a server on the embedded database`,
  async () => {
    await putEmptyDatabase(folder);
    const [ledger, chance, began] = [new Ledger(), chanceOf(seed), Date.now()];
    let unanswered: Unanswered[] = [];
    let sender: string | undefined;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = await start({ DATA_DIR: folder });
      await ledger.hold(server.url);
      await repeat(server.url, unanswered, ledger);
      sender ??= await loginAt(server.url, DEMO_PASSWORD);
      const kill = () => server.end('SIGKILL');
      unanswered = await writeUntilKilled([server], { ledger, chance, sender, kill });
      if (round % LOOK_EVERY > 0 && round < ROUNDS) continue;
      const database = await openEmbedded(folder);
      await expectConsistent(database);
      await database.close();
    }
    const last = await start({ DATA_DIR: folder });
    await ledger.hold(last.url);
    // Killed: it may be drawing one of the many letters that wait by now.
    await last.end('SIGKILL');
    expect(ledger.writes).toBeGreaterThan(ROUNDS);
    tell('the embedded database', ledger, Date.now() - began);
  },
  TIME,
);

test(
  `Nothing acknowledged is lost by ${ROUNDS} kills of two nodes on one PostgreSQL, or of PostgreSQL itself`,
  async () => {
    const cluster = await startPostgres();
    clusters.push(cluster);
    const startNode = () =>
      start({ DATA_DIR: join(folder, 'nodes'), DATABASE_URL: `${cluster.url}/postgres` });
    const nodes = await Promise.all([startNode(), startNode()]);
    const [ledger, chance, began] = [new Ledger(), chanceOf(seed), Date.now()];
    const sender = await loginAt(nodes[0]?.url ?? '', DEMO_PASSWORD);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const victim = chance.below(3);
      const node = nodes[victim];
      const unanswered = await writeUntilKilled(nodes, {
        ledger,
        chance,
        sender,
        kill: () => (node ? node.end('SIGKILL') : cluster.kill()),
      });
      if (node) nodes[victim] = await startNode();
      else cluster.start();
      const database = await openPostgres(`${cluster.url}/postgres`);
      await expectConsistent(database);
      await database.close();
      for (const { url, process, output } of nodes) {
        // A node survives its database's kill, and is ready again without a restart.
        expect(process.exitCode, output().slice(-2000)).toBeNull();
        await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
        await ledger.hold(url);
      }
      await repeat(chance.pick(nodes).url, unanswered, ledger);
    }
    for (const node of nodes) await node.end('SIGKILL');
    expect(ledger.writes).toBeGreaterThan(ROUNDS);
    tell('PostgreSQL', ledger, Date.now() - began);
  },
  TIME,
);
