import type { z } from 'zod';

/** Something that is remembered as long as a tab is open, also when its page is loaded again. */
export interface KeptInTab<Kept> {
  /** What is remembered; undefined where nothing is, or nothing that can be read. */
  read(): Kept | undefined;
  /** Remembers this instead; undefined forgets. Where there is no storage, nothing is remembered. */
  write(now: Kept | undefined): void;
}

/**
 * Something in the tab's storage, which ends with the tab: what a next person at the same computer is not to find.
 *
 * @param key its name there.
 */
export function keptInTab<Kept>(key: string, kept: z.ZodType<Kept>): KeptInTab<Kept> {
  return {
    read: () => {
      try {
        return kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    write: (now) => {
      try {
        if (now === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(now));
      } catch {
        // Nothing is lost by it but the convenience.
      }
    },
  };
}
