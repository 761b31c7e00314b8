import { fromCallback } from 'xstate';
import { type Draft, draftKey, dropDraft, keepDraft, lockOf } from '../../api/drafts';
import type { StoneAddress } from '../../api/stones';
import type { Design } from '../../stone/stone';
import type { DesignerEvent } from './context';

/**
 * An edit is kept in the turn that it is made in: the thread that paints it may be too slow to come to another within
 * 300 ms. Only where the disk is slower still, and so many are under way, does the next one wait for one of them.
 */
const MOST_UNDER_WAY = 8;

/** Of which stone drafts are kept. */
export interface Drafting {
  readonly address: StoneAddress | undefined;
  /** The version of the stone that the edits build on; undefined of a new one. */
  readonly version: number | undefined;
  /** Tells one opened designer from every other. */
  readonly keeper: string;
}

/** What the keeping of drafts is told. */
export type DraftOrder =
  /** This was edited, and is not saved; it may go on with an older draft, which is then no longer needed. */
  | { readonly type: 'keep'; readonly design: Design; readonly replaces?: Pick<Draft, 'key' | 'version'> }
  /** What is in hand is a new stone from now on. */
  | { readonly type: 'stone.beginAnew' }
  /** This is saved; the design in hand may be newer. */
  | {
      readonly type: 'saved';
      readonly address: StoneAddress;
      readonly version: number;
      readonly isAll: boolean;
    };

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
  let { version } = input;
  let stone = input.address;
  /** The stone that what is in hand was begun on, before it was to become a new one. */
  let from: number | undefined;
  let waiting: Design | undefined;
  /** What was edited last and is not saved: it goes along when the stone gets an address. */
  let unsaved: Design | undefined;
  let replaced: string | undefined;
  let underWay = 0;
  let isRefused = false;

  /** Waits for what the browser was told to do, and says where it refuses. It does it in the order it was told. */
  const isDone = async (changing: Promise<void>): Promise<boolean> => {
    try {
      await changing;
      return true;
    } catch (error) {
      const full = (error as Error).name === 'QuotaExceededError';
      if (!isRefused) sendBack({ type: 'draft.refused', full });
      isRefused = true;
      return false;
    }
  };
  /** Keeps a design, and gives up what it replaces only where that went well. */
  const keep = async (design: Design, old: string | undefined) => {
    underWay += 1;
    const isKept = await isDone(keepDraft({ key, design, version, from, keptAt: Date.now() }, old));
    underWay -= 1;
    if (isKept && isRefused) sendBack({ type: 'draft.kept' });
    if (isKept) isRefused = false;
    if (isKept && replaced === old) replaced = undefined;
    flush();
  };
  const flush = () => {
    if (!waiting) return;
    const design = waiting;
    waiting = undefined;
    void keep(design, replaced);
  };
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  /** The edits are another stone's, or build on another version of it; those that are not saved go along. */
  const follow = (address: StoneAddress | undefined, builtOn: number | undefined) => {
    const [before, now] = [key, draftKey(address?.id, input.keeper)];
    [stone, version] = [address, builtOn];
    if (before !== now) {
      release();
      release = hold(now);
      key = now;
    }
    waiting = undefined;
    if (unsaved) void keep(unsaved, before);
    else if (before !== now) void isDone(dropDraft(before));
  };

  receive((order) => {
    switch (order.type) {
      case 'keep':
        waiting = order.design;
        unsaved = order.design;
        replaced ??= order.replaces?.key;
        version = order.replaces?.version ?? version;
        if (underWay < MOST_UNDER_WAY) flush();
        break;
      case 'stone.beginAnew':
        from = stone?.id;
        follow(undefined, undefined);
        break;
      case 'saved':
        if (order.isAll) unsaved = undefined;
        from = undefined;
        follow(order.address, order.version);
        if (!order.isAll) break;
        void isDone(dropDraft(key));
        if (replaced) void isDone(dropDraft(replaced));
        replaced = undefined;
        break;
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
