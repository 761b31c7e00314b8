import { z } from 'zod';
import { keptList } from './keptList';

/** What is chosen again and again by whoever makes many stones; as many as are seen at a glance. */
const LATELY = {
  fonts: keptList('gravestone.recent.fonts', z.string(), 5),
  vignets: keptList('gravestone.recent.vignets', z.string(), 6),
} as const;

type RecentKind = keyof typeof LATELY;

/** What was chosen last in this browser, the newest first: families, or numbers of vignettes as text. */
export function recentlyChosen(kind: RecentKind): readonly string[] {
  return LATELY[kind].read();
}

/** Remembers a choice as the newest of its kind. */
export function rememberChosen(kind: RecentKind, chosen: string): void {
  LATELY[kind].write([chosen, ...recentlyChosen(kind).filter((each) => each !== chosen)]);
}
