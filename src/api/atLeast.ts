/**
 * Holds the end of some work back until a time has passed since it began, so that what is shown meanwhile can be seen
 * and does not flash (specification section 9, "Minimum fetch delay"). Its failure is held back as well.
 *
 * @param ms the least time in milliseconds.
 * @param signal work that is given up is held back no longer.
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
