import { useEffect, useRef } from 'react';

/** What has the focus only in passing: popups, and the lists that open from a button. */
const PASSING = '[data-popup], [data-trigger], [role=menu]';

/** How long React Aria may take to give the focus back by itself, in ms. */
const GIVING_BACK = 60;

/**
 * Gives the focus back to what had it before the popups opened. React Aria does so by itself where one popup opened from
 * one button; where it came from a menu, gave way to another popup or was closed beside it, nothing has the focus any
 * more. Where the button is gone with what it deleted, the stone gets it: the keys go on working there.
 */
export function useFocusGivenBack(isOpen: boolean): void {
  const opener = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(PASSING)) opener.current = target;
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(() => {
        const held = document.activeElement;
        if (held && held !== document.body) return;
        const stage = document.querySelector<HTMLElement>('[data-stage]');
        const back = opener.current?.isConnected ? opener.current : stage;
        back?.focus({ preventScroll: true });
      }, GIVING_BACK);
    };
  }, [isOpen]);
}
