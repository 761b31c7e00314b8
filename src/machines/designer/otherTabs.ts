import { fromCallback } from 'xstate';
import { openSavedStones } from '../../api/savedStones';
import { fetchStone, type StoneAddress } from '../../api/stones';
import type { DesignerEvent } from './context';

/** The stone as this tab knows the server to hold it. */
export interface KnownStone {
  readonly address: StoneAddress;
  readonly version: number;
}

/** What the listening to other tabs is told: the server holds this now. */
export type TabsOrder = { readonly type: 'holds'; readonly stone: KnownStone };

/**
 * Tells the other tabs of this browser what this one has opened and saved, hears what they have saved of the same stone,
 * and fetches that. What cannot be fetched now is asked for again when the network is back; until then the server itself
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
          sendBack({ type: 'changed elsewhere', stone });
        }
      } catch {
        // Nothing depends on it: the next saving is answered with the stone as it stands.
      }
    };
    const channel = openSavedStones(({ id, version }) => {
      // A tab that was just opened asks so: what was saved while it fetched the stone nobody has told it.
      if (known?.address.id === id && version < known.version) channel.tell({ id, version: known.version });
      heard.set(id, Math.max(version, heard.get(id) ?? 0));
      look();
    });
    if (known) channel.tell({ id: known.address.id, version: known.version });
    receive(({ stone }) => {
      known = stone;
      channel.tell({ id: stone.address.id, version: stone.version });
      look();
    });
    window.addEventListener('online', look);
    return () => {
      work.abort();
      channel.close();
      window.removeEventListener('online', look);
    };
  },
);
