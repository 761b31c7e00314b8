import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isRefusalCode, Refusal } from '../domain/refusal';
import { MEMORY_VARIABLE } from './guard';
import type { Ended, Limits, Said } from './messages';

/** A task was not finished: it took too much time or memory, or broke its process. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** Where the program of a process lies: its source, or the file that it was bundled into. */
export type Program = URL;

/** A process that does one task at a time. */
export interface TaskProcess {
  /** Whether another task may have it: it is there, and not full of what former ones left in its memory. */
  readonly isFresh: boolean;
  /** What it held after its last task, in MB; before its first one what it takes to start. */
  readonly held: number;
  /** @throws GivenUp, after which the process is gone; Refusal as the task says; Error where it failed. */
  ask(kind: string, task: unknown, limits: Limits): Promise<unknown>;
  end(): void;
}

/** With so much of its memory left over by former tasks, a process is let go: the next honest picture needs the rest. */
const WORN = 0.7;

/** What a process holds once its program is loaded, in MB; each counts what it shares with others. */
const STARTED_MEGABYTES = 100;

/** A process that has yet to start gets so long, in ms. */
const START_MS = 30_000;

function launch(program: Program, megabytes: number): ChildProcess {
  const file = fileURLToPath(program);
  return fork(file, [], {
    execArgv: [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), `--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Nothing of the server's: a decoder that is broken into finds no password. One arena, so that memory goes back.
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

/** Waits for the next thing that a process says. @throws GivenUp where it ends, or says nothing in time. */
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
 * @param megabytes the memory that it may take.
 */
export function startTaskProcess(program: Program, megabytes: number): TaskProcess {
  const child = launch(program, megabytes);
  let held = STARTED_MEGABYTES;
  // Whoever waits for it is told of it; between two tasks nobody does.
  child.on('error', () => undefined);
  const ready = nextSaid(child, START_MS);
  // Whoever asks first is told.
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
      // While it has nothing to do, it keeps no process alive.
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
