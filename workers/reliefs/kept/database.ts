import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Use } from './discarded';
import { RELIEFS } from './keptHere';

/** The reliefs kept in this browser, and beside each when it was used: the latter is read without the former. */
interface ReliefTables extends DBSchema {
  reliefs: { key: string; value: Uint8Array<ArrayBuffer> };
  uses: { key: string; value: Use };
}

export type ReliefDatabase = IDBPDatabase<ReliefTables>;

/**
 * Opens it; created where there is none.
 *
 * @param closed called when it is closed: by the browser, or since a tab erases it.
 */
export function openReliefs(closed: () => void): Promise<ReliefDatabase> {
  return openDB<ReliefTables>(RELIEFS, 1, {
    upgrade: (created) => {
      created.createObjectStore('reliefs');
      created.createObjectStore('uses');
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}
