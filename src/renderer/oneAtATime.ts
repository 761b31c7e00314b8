/**
 * Makes calls that never queue up: one runs at a time, at most one a frame, and of those asked for meanwhile only the
 * latest. So a slow worker is never sent more than it can draw. One that fails is logged: nobody waits for it.
 *
 * @returns `ask` for the next call, and `stop` to forget what is waiting.
 */
export function oneAtATime<T>(call: (asked: T) => Promise<void>): { ask(asked: T): void; stop(): void } {
  let waiting: { readonly asked: T } | undefined;
  let frame = 0;
  const next = async () => {
    const now = waiting;
    waiting = undefined;
    try {
      if (now) await call(now.asked);
    } catch (error) {
      console.error('what was asked of the stage in a frame failed', error);
    } finally {
      frame = waiting ? requestAnimationFrame(next) : 0;
    }
  };
  return {
    ask(asked) {
      waiting = { asked };
      frame ||= requestAnimationFrame(next);
    },
    stop() {
      waiting = undefined;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
