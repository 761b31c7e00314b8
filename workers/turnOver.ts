/** What browsers have to put tasks in a row with all others; Safari and Node do not have it. */
interface TaskScheduler {
  postTask(task: () => void): Promise<void>;
}

/**
 * Lets everything that came meanwhile have its turn. Not by a timer where there is something better: browsers hold timers back for
 * 4 ms, and work would take twice as long. Nor by a message to oneself, which Chromium answers within the same task.
 */
export function turnOver(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: TaskScheduler };
  if (scheduler) return scheduler.postTask(() => undefined);
  return new Promise((resolve) => setTimeout(resolve));
}
