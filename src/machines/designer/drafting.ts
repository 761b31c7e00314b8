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
  readonly creationKey: string;
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
 * Keeps what is edited and not saved yet in the browser, and forgets it once the server has it. Says once where the
 * browser refuses: then only saving keeps it.
 */
export const draft = fromCallback<DraftOrder, Drafting, DesignerEvent>(({ input, receive, sendBack }) => {
  let key = draftKey(input.address?.id, input.creationKey);
  let release = hold(key);
  let waiting: Design | undefined;
  let replaced: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasSaid = false;
  /** Writes follow each other: a draft that is forgotten may not come back by an older write that was slower. */
  let writing: Promise<void> = Promise.resolve();

  const write = (work: () => Promise<void>) => {
    writing = writing.then(work).catch((error: unknown) => {
      if (!hasSaid) sendBack({ type: 'draft refused', full: (error as Error).name === 'QuotaExceededError' });
      hasSaid = true;
    });
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const design = waiting;
    const old = replaced;
    waiting = undefined;
    replaced = undefined;
    if (design) write(() => keepDraft({ key, design, keptAt: Date.now() }));
    if (old) write(() => dropDraft(old));
  };
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  receive((order) => {
    if (order.type === 'keep') {
      waiting = order.design;
      replaced ??= order.replaces;
      timer ??= setTimeout(flush, DRAFT_DELAY);
      return;
    }
    const [before, now] = [key, draftKey(order.address.id, input.creationKey)];
    if (before !== now) {
      release();
      release = hold(now);
      key = now;
      write(() => dropDraft(before));
    }
    if (order.isAll) {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      write(() => dropDraft(now));
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
