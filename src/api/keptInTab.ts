import type { z } from 'zod';

/** Something remembered as long as a tab is open, across reloads. */
export interface KeptInTab<Kept> {
  /** The remembered value; undefined where there is none, or it cannot be read. */
  read(): Kept | undefined;
  /** Remembers this value instead; undefined clears it. Without storage nothing is remembered. */
  write(now: Kept | undefined): void;
}

/**
 * A value in the tab's storage, which ends with the tab: for what the next user of the same computer must not find.
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
        // Only convenience is lost.
      }
    },
  };
}
