import { useEffect } from 'react';
import { besideOf, FOCUSABLE, isUsable, PASSING, topPopup } from './beside';

/** How long React Aria may take to restore the focus by itself, in ms. */
const GIVING_BACK = 60;

interface Stop {
  readonly element: HTMLElement;
  readonly isPassing: boolean;
}

/** Whether nothing has the focus, or something that no longer takes keys. */
function isLost(): boolean {
  const held = document.activeElement;
  return !held || held === document.body || held.matches(':disabled');
}

/** The given elements that were removed from the page or moved, each with its mutation record. */
function takenWith(
  records: readonly MutationRecord[],
  elements: readonly (HTMLElement | undefined)[],
): [HTMLElement, MutationRecord][] {
  return records.flatMap((record) => {
    const removed = [...record.removedNodes];
    return elements.flatMap((element): [HTMLElement, MutationRecord][] =>
      element && removed.some((node) => node.contains(element)) ? [[element, record]] : [],
    );
  });
}

/**
 * Keeps the focus near its last place. The focused element may disappear, by deletion or with a closed
 * popup: then its neighbour gets the focus, the element that opened the popup, or that element's neighbour. React Aria
 * restores the focus by itself where one popup was opened from one button that is still there.
 *
 * @param last selector of the element focused where no neighbour is left, so that shortcut keys keep working.
 */
export function useFocusKept(last: string): void {
  useEffect(() => {
    /** The element that has or had the focus, then the one before it, down to the first opener. */
    let trail: Stop[] = [];
    const heirs = new Map<HTMLElement, HTMLElement | undefined>();
    let isTaken = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const standInFor = (element: HTMLElement): HTMLElement | undefined => {
      for (let each: HTMLElement | undefined = element, steps = 0; each && steps < 20; steps += 1) {
        if (isUsable(each)) return each;
        each = heirs.get(each);
      }
      return undefined;
    };
    const giveBack = () => {
      timer = undefined;
      isTaken = false;
      const top = trail.at(-1)?.element;
      // A button disabled during an action gets the focus back once it is enabled.
      if (!top || !isLost() || (top.isConnected && top.matches(':disabled'))) return;
      let back: HTMLElement | undefined;
      for (const { element, isPassing } of trail.toReversed()) {
        back = standInFor(element);
        if (back || !isPassing) break;
      }
      back ??= topPopup() ?? document.querySelector<HTMLElement>(last) ?? undefined;
      if (back && !back.matches(FOCUSABLE)) back.tabIndex = -1;
      back?.focus({ preventScroll: true });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const isPassing = target.closest(PASSING) !== null;
      if (!isPassing) {
        trail = [];
        heirs.clear();
      }
      trail = [...trail.filter(({ element }) => element !== target), { element: target, isPassing }];
    };
    const onBlur = () => {
      setTimeout(() => {
        const top = trail.at(-1)?.element;
        // A press on an empty area: the focus may stay there.
        if (!isTaken && document.activeElement === document.body && top && isUsable(top)) trail = [];
      });
    };
    const notePlaces = (records: readonly MutationRecord[]) => {
      const held = [...trail.map(({ element }) => element), ...heirs.values()];
      if (!isLost() && held.every((element) => element === undefined || element.isConnected)) return;
      for (const [element, record] of takenWith(records, held)) {
        isTaken ||= element === trail.at(-1)?.element;
        if (!element.isConnected) heirs.set(element, besideOf(record) ?? heirs.get(element));
      }
    };
    const observer = new MutationObserver((records) => {
      if (trail.length === 0) return;
      notePlaces(records);
      if (!isLost()) return;
      // The neighbour gets the focus at once: a moment later React Aria would move it to the popup's beginning.
      const top = trail.at(-1)?.element;
      const heir = top && !top.isConnected ? standInFor(top) : undefined;
      if (heir) heir.focus({ preventScroll: true });
      else timer ??= setTimeout(giveBack, GIVING_BACK);
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [last]);
}
