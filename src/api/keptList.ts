import { z } from 'zod';

/** The newest first of what this browser was told to remember; the oldest are dropped. */
export interface KeptList<Item> {
  /** All of it; unreadable entries are skipped. */
  read(): readonly Item[];
  /** Remembers these instead. Without storage, as in a private window, nothing is remembered. */
  write(items: readonly Item[]): void;
}

/**
 * A list in the browser's storage.
 *
 * @param key its name there.
 * @param most how many are kept.
 */
export function keptList<Item>(key: string, item: z.ZodType<Item>, most: number): KeptList<Item> {
  return {
    read: () => {
      try {
        const kept = z.array(z.unknown()).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
        const read = (kept.data ?? []).map((each) => item.safeParse(each).data);
        return read.filter((each) => each !== undefined).slice(0, most);
      } catch {
        return [];
      }
    },
    write: (items) => {
      try {
        localStorage.setItem(key, JSON.stringify(items.slice(0, most)));
      } catch {
        // Only convenience is lost: a stone is still reached by its address, and everything else found where it was.
      }
    },
  };
}
