import { fairQueue, type Place } from './fairQueue';
import type { MemoryBudget } from './memoryBudget';
import type { Limits, Work } from './messages';
import { recentCost } from './recentCost';
import {
  GivenUp,
  type ProcessOptions,
  type Program,
  startTaskProcess,
  type TaskProcess,
} from './taskProcess';

export { GivenUp };

/** Too many tasks wait already, a newer one took this one's place, or its turn did not come in time. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}

/** Callers who took much of the processor lately, and what they may still take at a time. */
export interface Costly {
  /** From how much processor time on, in ms, halved each half-life. */
  readonly fromMs: number;
  /** The most tasks of all of them under way: the other processes are for everybody else. */
  readonly atOnce: number;
}

/** How a pool is set up. */
export interface PoolOptions extends ProcessOptions {
  readonly program: Program;
  /** The most processes; each starts when it is needed. */
  readonly processes: number;
  /** How long a process stays idle, in ms, before it is ended and its memory freed. */
  readonly idleMs: number;
  /** The limit shared with other pools. */
  readonly budget: MemoryBudget;
  /** What a task is expected to hold at most, in MB: a second one begins beside others only where there is room for it. */
  readonly expectedMegabytes: number;
  /** Whether idle processes stay when others need the memory: somebody would wait until one has started. */
  readonly stays: boolean;
  readonly longestQueue: number;
  readonly longestQueueOfOne: number;
  /** The most tasks of one caller under way. */
  readonly atOnceOfOne: number;
  /** Everybody is equal where it is left out. */
  readonly costly?: Costly;
}

/** A minute ago a caller's cost counted four times as much. */
const COST_HALVES_MS = 30_000;

/** Options of a task. */
export interface Asking extends Place, Limits {
  /** How long the task may wait for its turn, in ms; unlimited where left out. */
  readonly turnMs?: number;
}

/** Runs tasks in processes that can be killed; callers take turns. */
export interface ProcessPool<Kinds extends Work> {
  /**
   * Runs a task when its turn comes.
   *
   * @param prepare loads what the task needs, once it has a process.
   * @throws NoTurn where too many wait, or for too long; GivenUp where it took too much or broke; Refusal as the task
   *   says; Error where it failed.
   */
  run<Kind extends keyof Kinds & string>(
    kind: Kind,
    prepare: () => Kinds[Kind]['task'] | Promise<Kinds[Kind]['task']>,
    asking: Asking,
  ): Promise<Kinds[Kind]['answer']>;
  /** Whether a caller took much of the processor lately. */
  isCostly(caller: string): boolean;
  /** How many tasks are under way and waiting. */
  readonly load: { readonly running: number; readonly waiting: number };
  /** Ends the processes and cancels what is under way. */
  close(): Promise<void>;
}

interface Job {
  readonly kind: string;
  readonly prepare: () => unknown;
  readonly limits: Limits;
  readonly settle: { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void };
}

/** Makes a pool; its processes start with the first tasks. */
export function processPool<Kinds extends Work>(options: PoolOptions): ProcessPool<Kinds> {
  const { program, processes, idleMs, budget, stays, longestQueue, longestQueueOfOne, atOnceOfOne } = options;
  const { costly, expectedMegabytes } = options;
  const costs = recentCost(COST_HALVES_MS);
  const idle = new Map<TaskProcess, NodeJS.Timeout>();
  const busy = new Map<TaskProcess, string>();
  const queue = fairQueue<Job>(longestQueue, longestQueueOfOne, ({ settle }) => settle.reject(new NoTurn()));
  let isClosed = false;

  const isCostly = (caller: string) => costly !== undefined && costs.of(caller) >= costly.fromMs;
  const running = (isOne: (caller: string) => boolean) => [...busy.values()].filter(isOne).length;
  const mayHaveOneMore = (caller: string) =>
    running((each) => each === caller) < atOnceOfOne &&
    (!costly || !isCostly(caller) || running(isCostly) < costly.atOnce);
  const end = (one: TaskProcess) => {
    clearTimeout(idle.get(one));
    idle.delete(one);
    budget.ends(one);
    one.end();
  };
  const rest = (one: TaskProcess) => {
    idle.set(one, setTimeout(() => end(one), idleMs).unref());
    budget.rests(one, stays ? undefined : () => end(one));
  };
  const freeProcess = (): TaskProcess => {
    for (const [rested, timer] of idle) {
      clearTimeout(timer);
      idle.delete(rested);
      if (rested.isFresh) return rested;
      end(rested);
    }
    return startTaskProcess(program, options);
  };
  const work = async (one: TaskProcess, caller: string, { kind, prepare, limits, settle }: Job) => {
    const before = one.spent;
    const answered = async () => one.ask(kind, await prepare(), limits);
    const tell = await answered().then(
      (answer) => () => settle.resolve(answer),
      (error: unknown) => () => settle.reject(error),
    );
    busy.delete(one);
    costs.add(caller, one.spent - before);
    if (isClosed || !one.isFresh) end(one);
    else rest(one);
    tell();
    next();
  };
  const next = () => {
    while (busy.size < processes && !isClosed) {
      // What is under way ends, and asks again.
      if (busy.size > 0 && !budget.hasRoomFor(expectedMegabytes)) return;
      const taken = queue.take(mayHaveOneMore);
      if (!taken) return;
      const one = freeProcess();
      busy.set(one, taken.caller);
      budget.works(one, expectedMegabytes);
      void work(one, taken.caller, taken.item);
    }
  };
  return {
    run: (kind, prepare, { caller, about, turnMs, ...limits }) =>
      new Promise((resolve, reject) => {
        // `Kinds` gives the type of each kind's answer.
        const settle = { resolve: resolve as (answer: unknown) => void, reject };
        const job = { kind, prepare, limits, settle };
        if (isClosed || !queue.add(job, { caller, about })) {
          reject(new NoTurn());
          return;
        }
        next();
        const late = () => queue.remove(job) && reject(new NoTurn());
        if (turnMs !== undefined) setTimeout(late, turnMs).unref();
      }),
    isCostly,
    get load() {
      return { running: busy.size, waiting: queue.length };
    },
    close: async () => {
      isClosed = true;
      for (let job = queue.take(() => true); job; job = queue.take(() => true))
        job.item.settle.reject(new NoTurn());
      for (const one of [...idle.keys(), ...busy.keys()]) end(one);
    },
  };
}
