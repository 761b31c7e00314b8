import { useCallback, useEffect, useState } from 'react';
import { ShortcutsSheet } from '../designer/shortcuts/ShortcutsSheet';
import { LIST_SHORTCUTS } from '../designer/shortcuts/shortcuts';
import { isTyping } from '../designer/shortcuts/typing';

/** Where Tab goes from the search: to the first row that was found, past the headings that sort. */
function firstRow({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): HTMLElement | undefined {
  const isTab = key === 'Tab' && !(shiftKey || ctrlKey || metaKey || altKey);
  if (!isTab || !(target instanceof HTMLInputElement) || !target.closest('[data-search]')) return undefined;
  return document.querySelector<HTMLElement>('[data-row] :is([data-opener], [aria-expanded])') ?? undefined;
}

/** What a key asks for; undefined for one that is the browser's own. */
function askedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): 'search' | 'keys' | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (isTyping(target)) return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
}

/** Keys that work everywhere in the list, and the sheet that tells of them. */
export function DesignsKeys() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const row = firstRow(event);
      if (row) {
        event.preventDefault();
        return row.focus();
      }
      const asked = askedBy(event);
      // A popup has keys of its own.
      if (!asked || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      if (asked === 'keys') return setOpen(true);
      const field = document.querySelector<HTMLInputElement>('[data-search] input');
      field?.focus();
      field?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen ? <ShortcutsSheet shortcuts={LIST_SHORTCUTS} onClose={close} /> : null;
}
