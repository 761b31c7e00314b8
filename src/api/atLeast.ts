/**
 * Delays the end of some work until a minimum time has passed since it began, so that a waiting indicator does
 * not flash (specification section 9, "Minimum fetch delay"). A failure is delayed as well.
 *
 * @param ms the minimum time in milliseconds.
 * @param signal aborting ends the delay.
 * @throws what the work throws.
 */
export async function atLeast<T>(ms: number, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  const passed = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
  const [ended] = await Promise.allSettled([work, passed]);
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
}
