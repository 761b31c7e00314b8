import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Which item of a list the pointer or a screen reader is pressing, unless a key for multiple selection is held.
 * React Aria adds whatever a finger or a screen reader presses to the selection, since those have no such keys; here a
 * press selects one line, as a click does.
 *
 * @param list the list's element.
 * @returns a getter for the item's key; undefined where a key selects, or several are requested.
 */
export function usePressedLine(list: RefObject<HTMLElement | null>): () => string | undefined {
  const pressed = useRef<string | undefined>(undefined);
  useEffect(() => {
    const note = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
      pressed.current = ctrlKey || metaKey || shiftKey ? undefined : item?.dataset.key;
    };
    const forget = () => {
      pressed.current = undefined;
    };
    const listening = new AbortController();
    const first = { capture: true, signal: listening.signal };
    list.current?.addEventListener('pointerdown', note, first);
    // A screen reader presses with a click and nothing else.
    list.current?.addEventListener('click', note, first);
    document.addEventListener('keydown', forget, first);
    return () => listening.abort();
  }, [list]);
  return useCallback(() => pressed.current, []);
}
