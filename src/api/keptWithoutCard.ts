/** Who draws where there is no graphics card is found out anew after so many ms: somebody may have got one. */
const KEPT_FOR = 7 * 24 * 3600e3;

const KEY = 'gravestone.withoutCard';

/** What is kept: in which browser, and until when, in ms since 1970. Another version may draw by what this one does not. */
const kept = (until: number) => `${until} ${navigator.userAgent}`;

/** Whether this browser was found to have no graphics card lately: looking for one takes it a quarter of a second. */
export function isKnownWithoutCard(now: number = Date.now()): boolean {
  try {
    const found = localStorage.getItem(KEY) ?? '';
    const until = Number.parseInt(found, 10);
    return found === kept(until) && now < until && until <= now + KEPT_FOR;
  } catch {
    return false;
  }
}

/** Remembers for a week whether this browser has no graphics card. */
export function keepWithoutCard(isWithout: boolean, now: number = Date.now()): void {
  try {
    if (isWithout) localStorage.setItem(KEY, kept(now + KEPT_FOR));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it is looked for at each start.
  }
}
