import { useEffect } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import { isDark } from '../../../theme';
import { DesignerContext } from '../designerContext';
import { isMac } from '../shortcuts/shortcuts';

/** Until a frame was drawn since: what is printed is what was last seen. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * The keys that print the page: the stone is printed by daylight, and without the handles of what is selected. The browser lays out
 * the paper at once, so this has to be done before it is asked. For the browser's menu see `usePrintPicture`.
 */
export function usePrintKey(): void {
  const designer = DesignerContext.useActorRef();
  useEffect(() => {
    const print = async () => {
      const { stage } = await openRenderer();
      await Promise.all([stage.dim(false), stage.hold([], undefined)]);
      await nextFrame();
      // Some browsers return before the paper is laid out.
      const restore = () => {
        const { selected, caret } = designer.getSnapshot().context;
        void Promise.all([stage.dim(isDark()), stage.hold(selected, caret)]);
      };
      window.addEventListener('afterprint', restore, { once: true });
      window.print();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      // With Ctrl a Mac goes to the line above.
      const isAsked = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() !== 'p' || !isAsked || altKey || shiftKey) return;
      event.preventDefault();
      if (event.repeat) return;
      // The stage says itself that it does not open; the page is printed all the same.
      print().catch(() => window.print());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [designer]);
}
