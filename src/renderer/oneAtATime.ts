/**
 * Makes calls that never queue up: one runs at a time, at most one per frame, and of later ones only the
 * latest is kept. So a slow worker never gets more than it can draw. A failing call is logged: nobody awaits it.
 *
 * @returns `ask` for the next call, and `stop` to drop the pending one.
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
