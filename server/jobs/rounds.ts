/** Work that is done again and again, from start to stop. */
export interface Rounds {
  /** Begins now instead of at the next interval: something waits. */
  now(): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Does work every few ms, and at once when asked to; never twice at the same time.
 *
 * @param work is given whether it is to end; it must not throw.
 */
export function startRounds(everyMs: number, work: (isOver: () => boolean) => Promise<void>): Rounds {
  let stopped = false;
  let again = false;
  let underWay: Promise<void> | undefined;
  const go = async (): Promise<void> => {
    do {
      again = false;
      await work(() => stopped);
    } while (again && !stopped);
    underWay = undefined;
  };
  const now = () => {
    if (stopped) return;
    if (underWay) again = true;
    else underWay = go();
  };
  const timer = setInterval(now, everyMs);
  timer.unref();
  now();
  return {
    now,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
