/**
 * `npm run load:papers`: how long reading and saving stones take while a mason's papers are drawn, beside the same without,
 * in turns on one server with the embedded database. `--rounds N`, default 3; `--seconds N` for each part of one, default 20. Prints a table.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '../../server/system/projectRoot';
import { loginAt } from '../../tests/server/loginAt';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { median } from '../median';
import { mixedStone } from '../mixed/mixedDesign';
import { atRate, type Habit } from './atRate';
import { largeDesign } from './design';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seconds: { type: 'string' } } });
const rounds = Number(values.rounds ?? 3);
const seconds = Number(values.seconds ?? 20);

/** A busy morning: this many stones are worked on at a time, and so many requests a second come for all of them. */
const STONES = 16;
const READS = 60;
const SAVES = 12;

/** The stones whose papers are drawn have so many lines. */
const LINES = 12;

/** Longer than letters wait to be looked for, in ms. */
const PICKED_UP = 8_000;

/** More letters than are written until then and meanwhile, so that one is always being drawn: none takes less than a second. */
const LETTERS = seconds + PICKED_UP / 1000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const folder = await mkdtemp(join(tmpdir(), 'gravestone-papers-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A mail server in a process of its own, and how many letters with papers have come. */
async function openMail() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/load/mailSink.ts'], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const lines = createInterface({ input: child.stdout });
  const [url] = await once(lines, 'line');
  let papers = 0;
  lines.on('line', () => {
    papers += 1;
  });
  return { url: String(url), papers: () => papers, stop: () => child.kill() };
}

const mail = await openMail();
const PASSWORD = 'last';
const server = await runServer({
  DATA_DIR: folder,
  DEMO_PASSWORD: PASSWORD,
  SMTP_URL: mail.url,
  MAIL_FROM: 'noreply@sten.example',
});
const sender = await loginAt(server.url, PASSWORD);

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  as: string,
  body?: string,
): Promise<string> {
  const headers = { AuthCookie: as, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return text;
}

const made = z.object({ id: z.number(), token: z.string() });
const make = async (as: string, body: string) =>
  made.parse(JSON.parse(await call('POST', '/api/stone/', as, body)));

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const { design } = await mixedStone(LINES);

/** Sends stones to a mason, whose letters are then written one after the other. */
async function order(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { id } = await make(sender, JSON.stringify(design));
    const body = JSON.stringify({ StonemasonId: 1, ...CONTACT });
    await call('POST', `/api/sendToMason/${id}`, sender, body);
  }
}

const body = largeDesign('Travl');
const stones = await Promise.all(Array.from({ length: STONES }, () => make('public', body)));

/** One stone after the other. */
function each(send: (stone: z.infer<typeof made>) => Promise<unknown>): Habit['send'] {
  let next = 0;
  return async () => {
    const stone = stones[next % STONES];
    next += 1;
    if (stone) await send(stone);
  };
}

const reading: Habit = {
  perSecond: READS,
  send: each(({ id, token }) => call('GET', `/api/stone/${id}`, token)),
};
const saving: Habit = {
  perSecond: SAVES,
  send: each(({ id, token }) => call('PUT', `/api/stone/${id}`, token, body)),
};

const shareOf = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

async function measure() {
  const before = mail.papers();
  const [reads, saves] = await Promise.all([atRate(reading, seconds), atRate(saving, seconds)]);
  const figures = [reads, saves].flatMap((times) => [0.5, 0.99].map((share) => shareOf(times, share)));
  return { figures, letters: mail.papers() - before };
}

/** Waits until no letter with papers is left to be written. */
async function allWritten(sent: number): Promise<void> {
  while (mail.papers() < sent) await pause(500);
}

// Warms up the compiler, the checks and the process that draws.
await order(1);
await allWritten(1);
await measure();

type Measured = Awaited<ReturnType<typeof measure>>;
const without: Measured[] = [];
const beside: Measured[] = [];
for (let round = 1; round <= rounds; round += 1) {
  without.push(await measure());
  const sent = mail.papers() + LETTERS;
  await order(LETTERS);
  await pause(PICKED_UP);
  const drawn = await measure();
  if (mail.papers() >= sent) throw new Error('all papers were drawn before the end: send more letters');
  beside.push(drawn);
  await allWritten(sent);
  process.stderr.write(`round ${round} of ${rounds}: ${drawn.letters} letters with papers\n`);
}
await server.end('SIGTERM');
mail.stop();
await removeBundle();

const middle = (of: readonly Measured[]) =>
  [0, 1, 2, 3].map((at) => median(of.map(({ figures }) => figures[at] ?? 0)));
const row = (name: string, figures: readonly number[]) =>
  `| ${name} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} |`;
const [alone, papers] = [middle(without), middle(beside)];
const letters = beside.map((each) => each.letters).join(', ');
process.stdout.write(
  [
    `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}; ${READS} reads and ${SAVES} saves a second, ${seconds} s, ${rounds} rounds; letters written meanwhile: ${letters}`,
    '',
    '|  | read p50, ms | p99, ms | save p50, ms | p99, ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    row('without', alone),
    row('while papers are drawn', papers),
    `| times | ${papers.map((ms, at) => (ms / (alone[at] ?? ms)).toFixed(2)).join(' | ')} |`,
    '',
  ].join('\n'),
);
