import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isRefusalCode, Refusal } from '../domain/refusal';
import { MEMORY_VARIABLE } from './guard';
import type { Ended, Limits, Said } from './messages';

/** A task was not finished: it took too much time or memory, or broke its process. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** The program of a process: its source, or its bundle. */
export type Program = URL;

/** A process that does one task at a time. */
export interface TaskProcess {
  /** Whether it can take another task: it is alive, and holds no more of earlier ones than it may. */
  readonly isFresh: boolean;
  /** Processor time of its tasks so far, in ms; of one that was given up all that it was allowed. */
  readonly spent: number;
  /** Its memory after the last task, in MB; before the first one what it takes to start. */
  readonly held: number;
  /** @throws GivenUp, after which the process is gone; Refusal as the task says; Error where it failed. */
  ask(kind: string, task: unknown, limits: Limits): Promise<unknown>;
  end(): void;
}

/** The memory of a process with its program loaded, in MB, including what it shares with others. */
const STARTED_MEGABYTES = 100;

/** Memory of so many bytes goes back to the system as soon as it is free (glibc's smallest default; it would grow by itself). */
const LARGE_BLOCK = String(128 * 1024);

/** The lowest priority there is: 19. */
const LOWEST = constants.priority.PRIORITY_LOW;

/** How long a process may take to start, in ms. */
const START_MS = 30_000;

function launch(program: Program, { megabytes, priority }: ProcessOptions): ChildProcess {
  const file = fileURLToPath(program);
  const child = fork(file, [], {
    execArgv: [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), `--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Without the server's variables: a compromised decoder finds no password. Few arenas, and large blocks of their own, so that
    // memory is freed.
    env: {
      PATH: process.env.PATH,
      [MEMORY_VARIABLE]: String(megabytes),
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: LARGE_BLOCK,
      MALLOC_TRIM_THRESHOLD_: LARGE_BLOCK,
    },
  });
  // At once, since threads have the priority of the one that starts them; most of Node's own do then.
  lower(child, priority);
  return child;
}

/**
 * Gives each thread of a process a priority so far below this process's own: on Linux that of a process is its first thread's
 * alone (setpriority(2)).
 */
function lower({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return;
  const lowered = Math.min(LOWEST, getPriority() + priority);
  try {
    setPriority(pid, lowered);
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), lowered);
  } catch {
    // It ended meanwhile, or this is no Linux, where the process's own priority has to do.
  }
}

function resultOf(ended: Ended): unknown {
  if ('answer' in ended) return ended.answer;
  if ('refused' in ended && isRefusalCode(ended.refused)) throw new Refusal(ended.refused);
  throw new Error('error' in ended ? ended.error : ended.refused);
}

/** Waits for a process's next message. @throws GivenUp where it ends, or sends none in time. */
function nextSaid(child: ChildProcess, limitMs: number): Promise<Said> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', heard).off('exit', ended).off('error', failed);
      end();
    };
    const heard = (said: unknown) => settle(() => resolve(said as Said));
    const ended = (code: number | null, signal: string | null) =>
      settle(() => reject(new GivenUp(`its process ended (${signal ?? code})`)));
    const failed = (error: Error) => settle(() => reject(new GivenUp(error.message, { cause: error })));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle(() => reject(new GivenUp(`it took longer than ${limitMs} ms`)));
    }, limitMs);
    child.on('message', heard).on('exit', ended).on('error', failed);
  });
}

/** What a process may take. */
export interface ProcessOptions {
  /** How far it is below the server's own process, up to 19 (see `setpriority`). */
  readonly priority: number;
  /** The most memory during a task, in MB. */
  readonly megabytes: number;
  /** The most memory after a task to be given another one, which needs the rest, in MB. */
  readonly wornMegabytes: number;
}

/** Starts a process for tasks. */
export function startTaskProcess(program: Program, options: ProcessOptions): TaskProcess {
  const child = launch(program, options);
  let held = STARTED_MEGABYTES;
  let spent = 0;
  // A waiting task gets the error; between two tasks nobody needs it.
  child.on('error', () => undefined);
  const ready = nextSaid(child, START_MS);
  // The first task gets the error.
  ready.then(
    () => lower(child, options.priority),
    () => undefined,
  );
  return {
    get isFresh() {
      const isThere = child.connected && child.exitCode === null && child.signalCode === null;
      return isThere && held < options.wornMegabytes;
    },
    get spent() {
      return spent;
    },
    get held() {
      return held;
    },
    ask: async (kind, task, limits) => {
      await ready;
      // An idle process keeps no process alive.
      child.ref();
      child.channel?.ref();
      try {
        const answer = nextSaid(child, limits.wallMs);
        child.send({ kind, task, limits });
        const said = await answer;
        if (!('ended' in said)) throw new GivenUp('it said that it was ready a second time');
        held = said.megabytes;
        spent += said.processorMs;
        return resultOf(said.ended);
      } catch (error) {
        if (error instanceof GivenUp) spent += limits.processorMs;
        throw error;
      } finally {
        child.unref();
        child.channel?.unref();
      }
    },
    end: () => {
      child.kill('SIGKILL');
    },
  };
}
