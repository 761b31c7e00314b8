/**
 * Makes calls that never queue up: one runs at a time, at most one per frame, and of later ones only the
 * latest is kept. So a slow worker never gets more than it can draw. Once both the call before and its frame are over,
 * the next begins at once: on a slow page, where an answer is heard after the next frame has begun, waiting for yet
 * another frame would show every second one. A failing call is logged: nobody awaits it.
 *
 * @returns `ask` for the next call, and `stop` to drop the pending one.
 */
export function oneAtATime<T>(call: (asked: T) => Promise<void>): { ask(asked: T): void; stop(): void } {
  let waiting: { readonly asked: T } | undefined;
  let isRunning = false;
  let isFrameTaken = false;
  const begin = async () => {
    if (!waiting || isRunning || isFrameTaken) return;
    const { asked } = waiting;
    waiting = undefined;
    isRunning = true;
    isFrameTaken = true;
    requestAnimationFrame(() => {
      isFrameTaken = false;
      void begin();
    });
    try {
      await call(asked);
    } catch (error) {
      console.error('what was asked of the stage in a frame failed', error);
    } finally {
      isRunning = false;
      void begin();
    }
  };
  return {
    ask(asked) {
      waiting = { asked };
      void begin();
    },
    stop() {
      waiting = undefined;
    },
  };
}
