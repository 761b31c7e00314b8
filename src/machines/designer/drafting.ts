import { fromCallback } from 'xstate';
import { type Draft, draftKey, dropDraft, keepDraft, lockOf } from '../../api/drafts';
import type { StoneAddress } from '../../api/stones';
import type { Design } from '../../stone/stone';
import type { DesignerEvent } from './context';

/** Edits begin to be kept at once, and those that follow each other so many ms apart: all are kept well within 300. */
const BETWEEN_WRITES = 50;

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
  | { readonly type: 'begin anew' }
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = Number.NEGATIVE_INFINITY;
  /** A write waits for the one before it; it will take what was edited by then. */
  let isQueued = false;
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
  const keep = async (design: Design, under: string, old: string | undefined) => {
    await keepDraft({ key: under, design, version, from, keptAt: Date.now() }, old);
    if (isRefused) sendBack({ type: 'draft kept' });
    isRefused = false;
  };
  const forgetWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting || isQueued) return;
    isQueued = true;
    write(async () => {
      isQueued = false;
      begun = performance.now();
      const [design, old] = [waiting, replaced];
      forgetWaiting();
      if (!design) return;
      await keep(design, key, old);
      if (replaced === old) replaced = undefined;
    });
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
    if (before === now && !unsaved) return;
    write(async () => {
      if (unsaved) await keep(unsaved, now, before);
      else await dropDraft(before);
    });
  };

  receive((order) => {
    switch (order.type) {
      case 'keep': {
        waiting = order.design;
        unsaved = order.design;
        replaced ??= order.replaces?.key;
        version = order.replaces?.version ?? version;
        const rest = begun + BETWEEN_WRITES - performance.now();
        if (rest <= 0) flush();
        else timer ??= setTimeout(flush, rest);
        break;
      }
      case 'begin anew':
        from = stone?.id;
        follow(undefined, undefined);
        break;
      case 'saved': {
        if (order.isAll) unsaved = undefined;
        from = undefined;
        follow(order.address, order.version);
        if (!order.isAll) break;
        const [saved, old] = [key, replaced];
        forgetWaiting();
        replaced = undefined;
        write(() => dropDraft(saved));
        if (old) write(() => dropDraft(old));
        break;
      }
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
