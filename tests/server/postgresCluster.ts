import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of a project's servers; each creates its own database there. */
    postgres: string;
  }
}

const DEBIANS = '/usr/lib/postgresql';
const quietly = { stdio: 'ignore' } as const;

function newestPrograms(): string | undefined {
  const versions = existsSync(DEBIANS)
    ? readdirSync(DEBIANS)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  return versions
    .map((version) => join(DEBIANS, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** The folder of PostgreSQL's programs; Debian's package is installed where there are none. */
export function findPrograms(): string {
  const found = newestPrograms();
  if (found) return found;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quietly);
  const installed = newestPrograms();
  if (!installed) throw new Error('no PostgreSQL was found, and Debian’s package brought none');
  return installed;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A process's state and parent from Linux (proc(5)); undefined where it has ended. */
function lookAt(pid: number): { ended: boolean; parent: number } | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { ended: state === 'Z', parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** A stopped process, and its children: none can start before they are killed. */
function heldFamily(parent: number): number[] {
  process.kill(parent, 'SIGSTOP');
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return [parent, ...pids.filter((pid) => lookAt(pid)?.parent === parent)];
}

/** Kills a process and its children at once, and waits until all have ended. */
async function killAll(parent: number): Promise<void> {
  const family = heldFamily(parent);
  for (const pid of family) if (lookAt(pid)) process.kill(pid, 'SIGKILL');
  while (family.some((pid) => lookAt(pid)?.ended === false)) await pause(10);
}

/** A PostgreSQL for the tests. */
export interface Cluster {
  readonly url: string;
  start(): void;
  /** Ends it at once, as a failing machine would. */
  stop(): void;
  /** Kills all of its processes, as a power cut would; `start` then recovers. */
  kill(): Promise<void>;
  /** Stops all of its processes: it accepts connections and does not answer. Returns a function that continues them. */
  hang(): () => void;
  /** Ends it and deletes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder, on a free port.
 *
 * @param durable whether commits reach the disk, as in production; without is faster, and enough where only processes
 *   are killed.
 */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const bin = findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'gravestone-postgres-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  const run = (program: string, ...words: string[]) => {
    const path = join(bin, program);
    if (asRoot)
      execFileSync('runuser', ['-u', 'postgres', '--', path, ...words], { ...quietly, cwd: folder });
    else execFileSync(path, words, { ...quietly, cwd: folder });
  };
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'sten', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${durable ? 'on' : 'off'} -c max_connections=200`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  start();
  // An interrupted program leaves no PostgreSQL behind.
  const removeAtExit = () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeAtExit);
  return {
    url: `postgres://sten@127.0.0.1:${port}`,
    start,
    stop,
    kill: async () => {
      const lock = join(data, 'postmaster.pid');
      await killAll(Number(readFileSync(lock, 'utf8').split('\n')[0]));
      // A zombie process still looks alive to the next one's start.
      await rm(lock);
      await rm(join(folder, `.s.PGSQL.${port}.lock`), { force: true });
    },
    hang: () => {
      const family = heldFamily(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]));
      for (const pid of family) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of family) if (lookAt(pid)) process.kill(pid, 'SIGCONT');
      };
    },
    remove: async () => {
      process.off('exit', removeAtExit);
      stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a PostgreSQL for the tests of a project, and ends it after them. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide('postgres', cluster.url);
  return cluster.remove;
}
