/** What a trace says of one event, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in µs. */
  readonly ts: number;
  /** Its processor time in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The trace categories that hold every task of every thread. */
export const TASKS = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];

/** The page's mark of the moment at which the first picture was there. */
export const OPENED = 'first picture';

const TASK = /RunTask$/;

/** How the stage's thread worked, in ms of the processor. */
export interface Turns {
  /** The longest turn that began before the first picture was there, and the longest that began after it. */
  readonly opening: number;
  readonly longest: number;
  readonly all: number;
  /** What the other workers of the page took, all together. */
  readonly others: number;
}

/**
 * How the stage's worker worked during a trace: the oldest worker of the page, whatever workers it opened itself.
 *
 * @throws Error where the trace holds no worker, or no mark.
 */
export function turnsIn(trace: Buffer): Turns {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const workers = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name?.startsWith('DedicatedWorker'))
    .map(({ pid, tid }) => ({ pid, tid }))
    .sort((one, other) => one.tid - other.tid);
  const [stage] = workers;
  const opened = traceEvents.find(({ name }) => name === OPENED)?.ts;
  if (!stage || opened === undefined) throw new Error('the trace holds no worker, or no mark');
  const tasksOf = (thread: { readonly pid: number; readonly tid: number }) =>
    traceEvents
      .filter(({ name, pid, tid }) => pid === thread.pid && tid === thread.tid && TASK.test(name))
      .map(({ ts, tdur = 0 }) => ({ ts, ms: tdur / 1000 }));
  type Task = ReturnType<typeof tasksOf>[number];
  const sum = (tasks: readonly Task[]) => tasks.reduce((all, { ms }) => all + ms, 0);
  const longest = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ ms }) => ms));
  const turns = tasksOf(stage);
  return {
    opening: longest(turns.filter(({ ts }) => ts < opened)),
    longest: longest(turns.filter(({ ts }) => ts >= opened)),
    all: sum(turns),
    others: sum(workers.slice(1).flatMap(tasksOf)),
  };
}
