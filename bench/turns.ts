/** What a trace says of one event, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, and how long it took by the clock, in µs. */
  readonly ts: number;
  readonly dur?: number;
  /** Its processor time in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

type Thread = Pick<TraceEvent, 'pid' | 'tid'>;

/** The trace categories that hold every task of every thread. */
export const TASKS = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  '__metadata',
];

/** The page's mark of the moment at which the first picture was there. */
export const OPENED = 'first picture';

/** The category `toplevel` has an event of its own around each of them, which is not counted once more. */
const TASK = 'RunTask';

/** Events within a turn in which a script answers to something, or goes on with work that it does in slices: an input, a message, a frame, a timer, a task. */
const ANSWERS = new Set([
  'EventDispatch',
  'HandlePostMessage',
  'FireAnimationFrame',
  'TimerFire',
  'RunPostTaskCallback',
]);

/** A turn of a thread's event loop. */
export interface Turn {
  /** In µs, as all times of its trace. */
  readonly ts: number;
  /** Of the processor, and by the clock. */
  readonly ms: number;
  readonly wallMs: number;
  /** Whether a script answered to something in it. */
  readonly isAnswer: boolean;
}

/** The turns of a page's threads during a trace. */
export interface PageTurns {
  /** When the mark of the first picture was set. */
  readonly opened: number;
  readonly main: readonly Turn[];
  /** The stage's worker: the oldest of the page, whatever workers it opened itself. */
  readonly stage: readonly Turn[];
  /** The turns of each other worker. */
  readonly others: readonly (readonly Turn[])[];
}

function turnsOf(events: readonly TraceEvent[]): readonly Turn[] {
  const answers = events
    .filter(({ name }) => ANSWERS.has(name))
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const tasks = events
    .filter(({ name }) => name === TASK)
    .sort((one, other) => one.ts - other.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ ts, ms: tdur / 1000, wallMs: dur / 1000, until: ts + dur }));
  let next = 0;
  return tasks.map(({ until, ...turn }) => {
    while ((answers[next] ?? Number.POSITIVE_INFINITY) < turn.ts) next += 1;
    return { ...turn, isAnswer: (answers[next] ?? Number.POSITIVE_INFINITY) <= until };
  });
}

/** @throws Error where the trace holds no worker, or no mark. */
export function pageTurns(trace: Buffer): PageTurns {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const keyOf = ({ pid, tid }: Thread) => `${pid} ${tid}`;
  const byThread = new Map<string, TraceEvent[]>();
  for (const event of traceEvents) {
    const key = keyOf(event);
    const known = byThread.get(key);
    if (known) known.push(event);
    else byThread.set(key, [event]);
  }
  const ofThread = (thread: Thread) => turnsOf(byThread.get(keyOf(thread)) ?? []);
  const named = (name: string) =>
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args?.name?.startsWith(name))
      .sort((one, other) => one.tid - other.tid);
  const [stage, ...others] = named('DedicatedWorker');
  const opened = traceEvents.find(({ name }) => name === OPENED)?.ts;
  if (!stage || opened === undefined) throw new Error('the trace holds no worker, or no mark');
  const main = named('CrRendererMain').find(({ pid }) => pid === stage.pid);
  return {
    opened,
    main: main ? ofThread(main) : [],
    stage: ofThread(stage),
    others: others.map(ofThread),
  };
}

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
 * How the stage's worker worked during a trace.
 *
 * @throws Error where the trace holds no worker, or no mark.
 */
export function turnsIn(trace: Buffer): Turns {
  const { opened, stage, others } = pageTurns(trace);
  const sum = (turns: readonly Turn[]) => turns.reduce((all, { ms }) => all + ms, 0);
  const longest = (turns: readonly Turn[]) => Math.max(0, ...turns.map(({ ms }) => ms));
  return {
    opening: longest(stage.filter(({ ts }) => ts < opened)),
    longest: longest(stage.filter(({ ts }) => ts >= opened)),
    all: sum(stage),
    others: sum(others.flat()),
  };
}
