import { useEffect } from 'react';
import { besideOf, FOCUSABLE, isUsable, PASSING, topPopup } from './beside';

/** How long React Aria may take to give the focus back by itself, in ms. */
const GIVING_BACK = 60;

interface Stop {
  readonly element: HTMLElement;
  readonly isPassing: boolean;
}

/** Whether nothing has the focus, or something that takes no keys any more. */
function isLost(): boolean {
  const held = document.activeElement;
  return !held || held === document.body || held.matches(':disabled');
}

/** Those of some elements that were taken out of the page or moved in it, each with the record that tells from where. */
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
 * Keeps the focus where somebody is at work. What has it may go, with what was just deleted or with a popup that was
 * closed: then what stands beside it gets it, what opened the popup, or what stands beside that. React Aria gives the
 * focus back by itself where one popup opened from one button that is still there.
 *
 * @param last what gets the focus where nothing beside is left, as a selector: there the keys go on working.
 */
export function useFocusKept(last: string): void {
  useEffect(() => {
    /** What has or had the focus, and below it what had it before, down to what opened it all. */
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
      // A button that rests while something is done gets the focus back once it can have it.
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
        // Somebody pressed where nothing is: that is as good a place as any.
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
      // What stands beside it gets it at once: a moment later React Aria leads back to where its popup begins.
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
