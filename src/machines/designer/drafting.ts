import { fromCallback } from 'xstate';
import { draftKey, dropDraft, keepDraft, lockOf } from '../../api/drafts';
import type { StoneAddress } from '../../api/stones';
import type { Design } from '../../stone/stone';
import type { DesignerEvent } from './context';

/** An edit begins to be kept in the browser so many ms after it was made, so that it is kept well within 300. */
const DRAFT_DELAY = 100;

/** Of which stone drafts are kept. */
export interface Drafting {
  readonly address: StoneAddress | undefined;
  /** Tells one opened designer from every other. */
  readonly keeper: string;
}

/** What the keeping of drafts is told. */
export type DraftOrder =
  /** This was edited, and is not saved; it may go on with an older draft, which is then no longer needed. */
  | { readonly type: 'keep'; readonly design: Design; readonly replaces?: string }
  /** This is saved; the design in hand may be newer. */
  | { readonly type: 'saved'; readonly address: StoneAddress; readonly isAll: boolean };

/** Says to other tabs, as long as this one lives, that somebody is working on a draft. */
function hold(key: string): () => void {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(key), { mode: 'shared' }, () => over).catch(() => undefined);
  return release;
}

/**
 * Keeps what is edited and not saved yet in the browser, and forgets it once the server has it. Says where the
 * browser refuses, for then only saving keeps it, and when it no longer does.
 */
export const draft = fromCallback<DraftOrder, Drafting, DesignerEvent>(({ input, receive, sendBack }) => {
  let key = draftKey(input.address?.id, input.keeper);
  let release = hold(key);
  let waiting: Design | undefined;
  /** What was edited last and is not saved: it goes along when the stone gets an address. */
  let unsaved: Design | undefined;
  let replaced: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  /** Writes follow each other: a draft that is forgotten may not come back by an older write that was slower. */
  let writing: Promise<void> = Promise.resolve();

  const write = (work: () => Promise<void>) => {
    writing = writing.then(work).catch((error: unknown) => {
      if (!isRefused)
        sendBack({ type: 'draft refused', full: (error as Error).name === 'QuotaExceededError' });
      isRefused = true;
    });
  };
  /** Keeps a design, and gives up what it replaces only where that went well. */
  const keep = (design: Design, under: string, old: string | undefined) =>
    write(async () => {
      await keepDraft({ key: under, design, keptAt: Date.now() });
      if (isRefused) sendBack({ type: 'draft kept' });
      isRefused = false;
      if (old) await dropDraft(old);
    });
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) keep(waiting, key, replaced);
    waiting = undefined;
    replaced = undefined;
  };
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  receive((order) => {
    if (order.type === 'keep') {
      waiting = order.design;
      unsaved = order.design;
      replaced ??= order.replaces;
      timer ??= setTimeout(flush, DRAFT_DELAY);
      return;
    }
    const [before, now] = [key, draftKey(order.address.id, input.keeper)];
    if (before !== now) {
      release();
      release = hold(now);
      key = now;
      // What was edited while the stone was being created is not saved: it must be found under the new address.
      if (!order.isAll && unsaved) keep(unsaved, now, before);
      else write(() => dropDraft(before));
    }
    if (order.isAll) {
      clearTimeout(timer);
      timer = undefined;
      unsaved = undefined;
      const old = replaced;
      waiting = undefined;
      replaced = undefined;
      write(() => dropDraft(now));
      if (old) write(() => dropDraft(old));
    }
  });
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flush);
  return () => {
    flush();
    release();
    document.removeEventListener('visibilitychange', flushWhenHidden);
    window.removeEventListener('pagehide', flush);
  };
});
