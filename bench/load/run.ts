/**
 * `npm run load`: requests per second and their times for reading a stone and for saving one of 20 KB, on the embedded
 * database, on PostgreSQL, and with two nodes on one PostgreSQL, beside a bare Fastify route in the same run. Prints a
 * table; with `--write` also into docs/server.md, under "Figures". `--seconds N` for each run, default 10.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../server/system/projectRoot';
import { startPostgres } from '../../tests/server/postgresCluster';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { type Line, loadTable } from './loadTable';
import { CONNECTIONS, shoot } from './shoot';
import { bareRoute, type Subject, stones } from './subjects';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, seconds: { type: 'string' } } });
const seconds = Number(values.seconds ?? 10);
const say = (what: string) => process.stderr.write(`${what}\n`);

// An interrupted run leaves no servers, PostgreSQL or folders behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const folder = await mkdtemp(join(tmpdir(), 'gravestone-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function nodes(name: string, count: number, databaseUrl?: string): Promise<Subject> {
  const variables = { DEMO_PASSWORD: 'last', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  // All nodes on one database share the folder of its pictures.
  const DATA_DIR = join(folder, databaseUrl ? 'shared' : name);
  const started = await Promise.all(
    Array.from({ length: count }, () => runServer({ ...variables, DATA_DIR })),
  );
  const stop = async () => {
    await Promise.all(started.map((node) => node.end('SIGTERM')));
  };
  return stones(
    name,
    started.map(({ url }) => url),
    stop,
  );
}

/** One after the other, so that they do not share the processor. */
async function measure(open: Promise<Subject>): Promise<Line> {
  const subject = await open;
  say(subject.name);
  // Warms up the just-in-time compiler.
  await shoot(subject.urls, subject.reading, Math.min(2, seconds), subject.counted);
  const reading = await shoot(subject.urls, subject.reading, seconds, subject.counted);
  await shoot(subject.urls, subject.saving, Math.min(2, seconds), subject.counted);
  const saving = await shoot(subject.urls, subject.saving, seconds, subject.counted);
  await subject.stop();
  return { name: subject.name, reading, saving };
}

/** The table stands between these two in the page. */
const PLACE = /(<!-- load -->\n)[\s\S]*?(\n<!-- \/load -->)/;

async function write(table: string): Promise<void> {
  const page = join(projectRoot(), 'docs/server.md');
  const text = await readFile(page, 'utf8');
  if (!PLACE.test(text)) throw new Error('docs/server.md has no place for the figures');
  await writeFile(
    page,
    text.replace(PLACE, (_all, before: string, after: string) => `${before}${table}${after}`),
  );
}

// Every commit reaches the disk, as in production.
const cluster = await startPostgres({ durable: true });
try {
  const lines = [
    await measure(bareRoute()),
    await measure(nodes('embedded database', 1)),
    await measure(nodes('PostgreSQL', 1, `${cluster.url}/postgres`)),
    await measure(nodes('PostgreSQL, two nodes', 2, `${cluster.url}/postgres`)),
  ];
  const table = loadTable(lines, seconds, CONNECTIONS);
  process.stdout.write(table);
  if (values.write) await write(table);
} finally {
  await cluster.remove();
  await removeBundle();
}
