import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { designsMachine } from '../../machines/designs/designsMachine';
import { rowsOf } from '../../machines/designs/rows';
import { alikeAddress } from '../../machines/wizard/place';
import { ShortcutsSheet } from '../designer/shortcuts/ShortcutsSheet';
import { LIST_SHORTCUTS } from '../designer/shortcuts/shortcuts';
import { isTyping } from '../designer/shortcuts/typing';
import { DesignsContext } from './designsContext';

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
function askedBy({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): 'search' | 'keys' | 'newCase' | 'alike' | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (isTyping(target)) return undefined;
  if (key === '/') return 'search';
  if (key.toLowerCase() === 'n') return 'newCase';
  if (key.toLowerCase() === 's') return 'alike';
  return key === '?' ? 'keys' : undefined;
}

/** Where a further stone of a case is made like the one in the row with the focus; undefined where that has neither. */
function alikeOf(designs: ActorRefFrom<typeof designsMachine>, target: EventTarget | null) {
  const key = target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const { projects, stones } = designs.getSnapshot().context.lists;
  const row = rowsOf(projects, stones).find((each) => each.key === key);
  return row?.project && row.stone ? alikeAddress(row.project.id, row.stone.id) : undefined;
}

/** Keys that work everywhere in the list, and the sheet that tells of them. */
export function DesignsKeys() {
  const designs = DesignsContext.useActorRef();
  const [, navigate] = useLocation();
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
      if (asked === 'alike') {
        const address = alikeOf(designs, event.target);
        if (address) navigate(address);
        return;
      }
      event.preventDefault();
      if (asked === 'keys') return setOpen(true);
      if (asked === 'newCase') return designs.send({ type: 'case.create' });
      const field = document.querySelector<HTMLInputElement>('[data-search] input');
      field?.focus();
      field?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [designs, navigate]);
  return isOpen ? <ShortcutsSheet shortcuts={LIST_SHORTCUTS} onClose={close} /> : null;
}
