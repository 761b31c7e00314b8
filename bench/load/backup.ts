/**
 * `npm run load:backup`: how long saves wait while a backup of a running server is made, on the embedded database with
 * `--stones N` stones of 20 KB in it (default 3000), beside saves without a backup in the same run. `--rounds N`
 * backups, default 5. Prints a table.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { commandLine } from '../../tests/server/commandLine';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { largeDesign } from './design';

const { values } = parseArgs({ options: { stones: { type: 'string' }, rounds: { type: 'string' } } });
const stones = Number(values.stones ?? 3000);
const rounds = Number(values.rounds ?? 5);

/** So many people save at the same time, each their own stone, again as soon as it is answered. */
const PEOPLE = 4;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const folder = await mkdtemp(join(tmpdir(), 'gravestone-backup-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const DATA_DIR = join(folder, 'data');
const server = await runServer({ DATA_DIR, DEMO_PASSWORD: 'last' });
const made = z.object({ id: z.number(), token: z.string() });
const body = largeDesign('Far');
const headers = (as: string) => ({ AuthCookie: as, 'content-type': 'application/json' });

async function make() {
  const answer = await fetch(`${server.url}/api/stone/`, {
    method: 'POST',
    headers: headers('public'),
    body,
  });
  return made.parse(await answer.json());
}

/** The times of saves, ms, while something goes on. */
async function timesOfSaves(meanwhile: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const save = async () => {
    const { id, token } = await make();
    while (!isOver) {
      const began = performance.now();
      const answer = await fetch(`${server.url}/api/stone/${id}`, {
        method: 'PUT',
        headers: headers(token),
        body,
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`a save was answered ${answer.status}`);
      times.push(performance.now() - began);
    }
  };
  const saving = Promise.all(Array.from({ length: PEOPLE }, save));
  await meanwhile();
  isOver = true;
  await saving;
  return times;
}

/** Makes a backup and returns how long the database was held for it, as the server reports it, ms. */
async function backUp(): Promise<number> {
  const child = spawn(process.execPath, [...commandLine('backup'), join(folder, 'store.backup')], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  const [code] = await once(child, 'close');
  const held = /held for (\d+) ms/.exec(said)?.[1];
  if (code !== 0 || held === undefined) throw new Error('the backup was not made');
  return Number(held);
}

async function megabytesIn(where: string): Promise<number> {
  const names = await readdir(where, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(where, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

const longest = (times: readonly number[]) => Math.max(...times).toFixed(0);
const middle = (times: readonly number[]) =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0).toFixed(0);

try {
  for (let count = 0; count < stones; count += PEOPLE)
    await Promise.all(Array.from({ length: PEOPLE }, make));
  // Long enough for the writes that filled the database to settle.
  await pause(5000);
  const without = await timesOfSaves(() => pause(10_000));
  const held: number[] = [];
  const took: number[] = [];
  const during = await timesOfSaves(async () => {
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      held.push(await backUp());
      took.push(performance.now() - began);
    }
  });
  const machine = `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`;
  const lines = [
    `\`npm run load:backup -- --stones ${stones}\`, ${machine}; ${PEOPLE} people who save 20 KB without a pause:`,
    '',
    '|  | saves | p50, ms | longest, ms |',
    '| --- | ---: | ---: | ---: |',
    `| no backup, 10 s | ${without.length} | ${middle(without)} | ${longest(without)} |`,
    `| ${rounds} backups, one behind the other | ${during.length} | ${middle(during)} | ${longest(during)} |`,
    '',
    `The database takes ${(await megabytesIn(join(DATA_DIR, 'database'))).toFixed(0)} MB. It was held for ` +
      `${held.join(', ')} ms; a backup took ${(Math.max(...took) / 1000).toFixed(1)} s at most.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await server.end('SIGTERM');
  await removeBundle();
}
