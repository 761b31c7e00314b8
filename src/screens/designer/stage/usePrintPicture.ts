import { type RefObject, useEffect } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import { isDark, watchTheme } from '../../../theme';
import { DesignerContext } from '../designerContext';
import { printPicture } from './printPicture';

/** How long nothing has to happen before the picture is taken, in ms: less than it takes to find the browser's menu. */
const REST = 800;

/** What may change what is seen without the designer knowing. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'resize'];

/**
 * Keeps a picture of the stone by day and without handles for the browser's own menu, which leaves no time to draw one. It is taken
 * when something is selected or the page is dark, and nobody does anything, and thrown away by whatever is done next: what is
 * printed is never older than what is seen. Where it is not there in time, the stone is printed as it is seen.
 */
export function usePrintPicture(frame: RefObject<HTMLElement | null>): void {
  const designer = DesignerContext.useActorRef();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ending = new AbortController();
    let picture: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Counts what was done: a picture of before is of no use. */
    let done = 0;
    const take = async () => {
      const taken = done;
      const { stage } = await openRenderer();
      const { reliefsWaiting } = await stage.work();
      const seen = reliefsWaiting === 0 ? await stage.unheld() : undefined;
      if (taken === done && seen) {
        picture = printPicture(seen);
        element.append(picture);
        return;
      }
      seen?.close();
      if (taken === done) wait();
    };
    const wait = () => {
      clearTimeout(timer);
      if (designer.getSnapshot().context.selected.length === 0 && !isDark()) return;
      // Without it the stone is printed as it is seen; the stage says by itself that it does not open.
      timer = setTimeout(() => take().catch(() => undefined), REST);
    };
    const drop = () => {
      done += 1;
      picture?.remove();
      picture = undefined;
      wait();
    };
    let { history, shown, selected, caret } = designer.getSnapshot().context;
    const subscription = designer.subscribe(({ context }) => {
      const isSame =
        history === context.history &&
        shown === context.shown &&
        selected === context.selected &&
        caret === context.caret;
      ({ history, shown, selected, caret } = context);
      if (!isSame) drop();
    });
    wait();
    for (const touch of TOUCHES)
      window.addEventListener(touch, drop, { capture: true, passive: true, signal: ending.signal });
    const unwatch = watchTheme(drop);
    return () => {
      ending.abort();
      unwatch();
      subscription.unsubscribe();
      done += 1;
      clearTimeout(timer);
      picture?.remove();
    };
  }, [designer, frame]);
}
