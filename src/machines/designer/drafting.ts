import { fromCallback } from 'xstate';
import { type Continuing, type Draft, draftKey, dropDraft, keepDraft } from '../../api/drafts';
import type { StoneAddress } from '../../api/stones';
import type { Design } from '../../stone/stone';
import type { DesignerEvent } from './context';
import { DraftClaims } from './draftClaims';

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

/**
 * Keeps what is edited and not saved yet in the browser, and forgets it once the server has it. Says where the
 * browser refuses, for then only saving keeps it, and when it no longer does.
 */
export const draft = fromCallback<DraftOrder, Drafting, DesignerEvent>(({ input, receive, sendBack }) => {
  let key = draftKey(input.address?.id, input.keeper);
  const claims = new DraftClaims();
  claims.hold([key]);
  let { version } = input;
  let stone = input.address;
  /** The stone that what is in hand was begun on, before it was to become a new one. */
  let from: number | undefined;
  let waiting: Design | undefined;
  /** What was edited last and is not saved: it goes along when the stone gets an address. */
  let unsaved: Design | undefined;
  /** The keys of drafts that what is edited here continues, as long as they are there. */
  let replaced: readonly string[] = [];
  /** The key under which the draft still lies as a new stone's, until it is known that the address has changed. */
  let begunAs: string | undefined;
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
  const keep = async (design: Design, continuing: Continuing) => {
    underWay += 1;
    const isKept = await isDone(keepDraft({ key, design, version, from, keptAt: Date.now() }, continuing));
    underWay -= 1;
    if (isKept && isRefused) sendBack({ type: 'draft.kept' });
    if (isKept) {
      isRefused = false;
      replaced = replaced.filter((old) => !continuing.replaces?.includes(old));
      holdAll();
    }
    flush();
  };
  const holdAll = () => claims.hold([key, ...(begunAs === undefined ? [] : [begunAs])]);
  const flush = () => {
    if (!waiting) return;
    const design = waiting;
    waiting = undefined;
    void keep(design, { replaces: replaced });
  };
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  /** The edits are another stone's, or build on another version of it; those that are not saved go along. */
  const follow = (address: StoneAddress | undefined, builtOn: number | undefined) => {
    const [before, now] = [key, draftKey(address?.id, input.keeper)];
    const isCreated = stone === undefined && address !== undefined;
    [stone, version] = [address, builtOn];
    key = now;
    waiting = undefined;
    if (unsaved && isCreated) {
      // A page that is being left may have got here, and its new address not be noted by the browser any more.
      begunAs = before;
      void keep(unsaved, { begunAs });
    } else if (unsaved) void keep(unsaved, { replaces: before === now ? [] : [before] });
    else if (before !== now) void isDone(dropDraft(before));
    holdAll();
  };

  const edited = (order: Extract<DraftOrder, { type: 'keep' }>) => {
    waiting = order.design;
    unsaved = order.design;
    const others = [begunAs, order.replaces?.key].filter((other) => other !== undefined);
    replaced = [...replaced, ...others];
    begunAs = undefined;
    version = order.replaces?.version ?? version;
    if (underWay < MOST_UNDER_WAY) flush();
  };
  const allSaved = () => {
    begunAs = undefined;
    for (const over of [key, ...replaced]) void isDone(dropDraft(over));
    replaced = [];
    holdAll();
  };

  receive((order) => {
    switch (order.type) {
      case 'keep':
        edited(order);
        break;
      case 'stone.beginAnew':
        from = stone?.id;
        // What was created is no longer what is in hand.
        if (begunAs !== undefined) void isDone(dropDraft(begunAs));
        begunAs = undefined;
        follow(undefined, undefined);
        break;
      case 'saved':
        if (order.isAll) unsaved = undefined;
        from = undefined;
        follow(order.address, order.version);
        if (order.isAll) allSaved();
        break;
    }
  });
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flush);
  return () => {
    flush();
    claims.hold([]);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    window.removeEventListener('pagehide', flush);
  };
});
