import { z } from 'zod';

/** What is chosen again and again by whoever makes many stones. */
export type RecentKind = 'fonts' | 'vignets';

/** As many as are seen at a glance. */
const MOST: Readonly<Record<RecentKind, number>> = { fonts: 5, vignets: 6 };

const key = (kind: RecentKind) => `gravestone.recent.${kind}`;

/** What was chosen last in this browser, the newest first: families, or numbers of vignettes as text. */
export function recentlyChosen(kind: RecentKind): readonly string[] {
  try {
    const kept = z.array(z.string()).safeParse(JSON.parse(localStorage.getItem(key(kind)) ?? '[]'));
    return kept.success ? kept.data.slice(0, MOST[kind]) : [];
  } catch {
    return [];
  }
}

/** Remembers a choice as the newest of its kind. */
export function rememberChosen(kind: RecentKind, chosen: string): void {
  const others = recentlyChosen(kind).filter((each) => each !== chosen);
  try {
    localStorage.setItem(key(kind), JSON.stringify([chosen, ...others].slice(0, MOST[kind])));
  } catch {
    // Without storage everything is found in its old place.
  }
}
