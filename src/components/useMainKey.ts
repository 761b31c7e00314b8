import { type RefObject, useEffect } from 'react';

const MAIN = 'button[data-look=primary]:not([disabled], [aria-disabled=true])';

/** Ctrl and Enter (or ⌘ and Enter) presses the main button of what is open, from whichever field of it. */
export function useMainKey(opened: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = opened.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
      const main = [...(within?.querySelectorAll<HTMLButtonElement>(MAIN) ?? [])].at(-1);
      if (!main) return;
      event.preventDefault();
      event.stopPropagation();
      main.click();
    };
    within?.addEventListener('keydown', onKeyDown, { capture: true });
    return () => within?.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [opened]);
}
