import { z } from 'zod';
import { keptList } from './keptList';

/** Recent choices of somebody who makes many stones; as many as fit in view. */
const LATELY = {
  fonts: keptList('gravestone.recent.fonts', z.string(), 5),
  vignets: keptList('gravestone.recent.vignets', z.string(), 6),
} as const;

type RecentKind = keyof typeof LATELY;

/** The last choices made in this browser, the newest first: families, or numbers of vignettes as text. */
export function recentlyChosen(kind: RecentKind): readonly string[] {
  return LATELY[kind].read();
}

/** Remembers a choice as the newest of its kind. */
export function rememberChosen(kind: RecentKind, chosen: string): void {
  LATELY[kind].write([chosen, ...recentlyChosen(kind).filter((each) => each !== chosen)]);
}
