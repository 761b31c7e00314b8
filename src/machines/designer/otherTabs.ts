import { fromCallback } from 'xstate';
import { openSavedStones } from '../../api/savedStones';
import { fetchStone, type StoneAddress } from '../../api/stones';
import type { DesignerEvent } from './context';

/** The stone as this tab knows the server to hold it. */
export interface KnownStone {
  readonly address: StoneAddress;
  readonly version: number;
  readonly readonlyToken?: string | undefined;
}

/** How often the server is asked whether somebody has taken the stone over, in ms. */
const ASKED_EVERY = 60_000;

/** What the listening to other tabs is told: the server holds this now. */
export type TabsOrder = { readonly type: 'holds'; readonly stone: KnownStone };

/**
 * Tells the other tabs of this browser what this one has opened and saved, hears what they have saved of the same stone,
 * and fetches that; and asks whether a business has taken over the stone that is had by a link. What cannot be fetched now is asked for again when the network is back; until then the server itself
 * refuses to write over it.
 */
export const listen = fromCallback<TabsOrder, KnownStone | undefined, DesignerEvent>(
  ({ input, receive, sendBack }) => {
    let known = input;
    const heard = new Map<number, number>();
    const work = new AbortController();

    const look = async () => {
      if (!known || (heard.get(known.address.id) ?? 0) <= known.version) return;
      const asked = known.address.id;
      try {
        const stone = await fetchStone(known.address, work.signal);
        if (known.address.id === asked && stone.version > known.version) {
          sendBack({ type: 'stone.changedElsewhere', stone });
        }
      } catch {
        // Nothing depends on it: the next saving is answered with the stone as it stands.
      }
    };
    /**
     * Whoever has a link alone hears from nobody else that a business has taken the stone over, or that the link for
     * reading, which stands here to be passed on, is another.
     */
    const askWhoseItIs = async () => {
      if (!known?.address.token || document.visibilityState === 'hidden') return;
      const asked = known;
      try {
        const stone = await fetchStone(asked.address, work.signal);
        if (known !== asked) return;
        if (stone.takenOver && stone.version > asked.version)
          sendBack({ type: 'stone.changedElsewhere', stone });
        else if (stone.readonlyToken !== undefined && stone.readonlyToken !== asked.readonlyToken)
          sendBack({ type: 'links.renewed', stone });
      } catch {
        // The next saving is answered with it.
      }
    };
    const channel = openSavedStones(({ id, version }) => {
      // A tab that was just opened asks so: what was saved while it fetched the stone nobody has told it.
      if (known?.address.id === id && version < known.version) channel.tell({ id, version: known.version });
      heard.set(id, Math.max(version, heard.get(id) ?? 0));
      void look();
    });
    if (known) channel.tell({ id: known.address.id, version: known.version });
    receive(({ stone }) => {
      known = stone;
      channel.tell({ id: stone.address.id, version: stone.version });
      void look();
    });
    window.addEventListener('online', look);
    window.addEventListener('focus', askWhoseItIs);
    const asking = setInterval(askWhoseItIs, ASKED_EVERY);
    return () => {
      work.abort();
      channel.close();
      window.removeEventListener('online', look);
      window.removeEventListener('focus', askWhoseItIs);
      clearInterval(asking);
    };
  },
);
