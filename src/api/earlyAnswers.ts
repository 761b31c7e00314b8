import { ownToken } from './identity';
import { localeOfPage } from './localeOfPage';

/** An answer that is not read within this time is asked for anew: it may be another by then. In ms. */
const LASTING = 60_000;

interface Asked {
  readonly answer: Promise<Response>;
  /** In ms of the page's clock. */
  readonly until: number;
}

/** What the page asked for before the code that reads it was there, by who asked for what: each answer has one reader. */
const asked = new Map<string, Asked>();

const keyOf = (as: string, path: string) => `${as} ${path}`;

/** The headers of a call that only reads. */
export const readingHeaders = (as: string) => ({ AuthCookie: as, 'Accept-Language': localeOfPage() });

/**
 * Asks for answers that are surely wanted, in the page's language.
 *
 * @param as the caller: whoever acts now, or a stone's token.
 */
export function askEarly(paths: readonly string[], as = ownToken()): void {
  for (const path of paths) {
    const answer = fetch(path, { headers: readingHeaders(as) });
    // Whoever reads it hears of a failure; nobody may.
    answer.catch(() => undefined);
    asked.set(keyOf(as, path), { answer, until: performance.now() + LASTING });
  }
}

/** The answer that was asked for early, the first time that it is read; undefined where there is none. */
export async function takeEarly(as: string, path: string): Promise<Response | undefined> {
  const key = keyOf(as, path);
  const found = asked.get(key);
  asked.delete(key);
  return found && performance.now() < found.until ? found.answer.catch(() => undefined) : undefined;
}
