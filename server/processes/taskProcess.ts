import { type ChildProcess, fork } from 'node:child_process';
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
  /** Whether it can take another task: it is alive, and earlier ones have not filled its memory. */
  readonly isFresh: boolean;
  /** Its memory after the last task, in MB; before the first one what it takes to start. */
  readonly held: number;
  /** @throws GivenUp, after which the process is gone; Refusal as the task says; Error where it failed. */
  ask(kind: string, task: unknown, limits: Limits): Promise<unknown>;
  end(): void;
}

/** A process with this share of its memory left over from earlier tasks is ended: the next picture needs the rest. */
const WORN = 0.7;

/** The memory of a process with its program loaded, in MB, including what it shares with others. */
const STARTED_MEGABYTES = 100;

/** How long a process may take to start, in ms. */
const START_MS = 30_000;

function launch(program: Program, megabytes: number): ChildProcess {
  const file = fileURLToPath(program);
  return fork(file, [], {
    execArgv: [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), `--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Without the server's variables: a compromised decoder finds no password. One arena, so that memory is freed.
    env: {
      PATH: process.env.PATH,
      [MEMORY_VARIABLE]: String(megabytes),
      MALLOC_ARENA_MAX: '2',
    },
  });
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

/**
 * Starts a process for tasks.
 *
 * @param megabytes its memory limit.
 */
export function startTaskProcess(program: Program, megabytes: number): TaskProcess {
  const child = launch(program, megabytes);
  let held = STARTED_MEGABYTES;
  // A waiting task gets the error; between two tasks nobody needs it.
  child.on('error', () => undefined);
  const ready = nextSaid(child, START_MS);
  // The first task gets the error.
  ready.catch(() => undefined);
  return {
    get isFresh() {
      const isThere = child.connected && child.exitCode === null && child.signalCode === null;
      return isThere && held < WORN * megabytes;
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
        return resultOf(said.ended);
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
