/** What a trace says of one event, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  /** Its processor time in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The trace categories that hold every task of every thread. */
export const TASKS = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];

const TASK = /RunTask$/;

/** How the stage's thread worked, in ms of the processor. */
export interface Turns {
  readonly longest: number;
  readonly all: number;
  /** What the other workers of the page took, all together. */
  readonly others: number;
}

/**
 * How the stage's worker worked during a trace: the oldest worker of the page, whatever workers it opened itself.
 *
 * @throws Error where the trace holds no worker.
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
  if (!stage) throw new Error('the trace holds no worker');
  const tasksOf = (thread: { readonly pid: number; readonly tid: number }) =>
    traceEvents
      .filter(({ name, pid, tid }) => pid === thread.pid && tid === thread.tid && TASK.test(name))
      .map(({ tdur = 0 }) => tdur / 1000);
  const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0);
  const turns = tasksOf(stage);
  return {
    longest: Math.max(0, ...turns),
    all: sum(turns),
    others: sum(workers.slice(1).flatMap(tasksOf)),
  };
}
