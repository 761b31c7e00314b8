/** A failed chunk has the page loaded again, at most once in so many ms (specification section 9). */
const RELOAD_GUARD = 60_000;

const KEY = 'gravestone.reloadedAt';

/** Whether the page may be loaded again now; notes that it is. Without storage nobody could say when it was: never. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NaN);
    if (now - last < RELOAD_GUARD) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Whether the server answers at all: without it, loading the page again would only lose the page. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Has the page loaded again where a part of the app cannot be fetched: after a new version was put up, the old page
 * asks for files that are gone. What was edited is kept as a draft meanwhile. Until then the error page says it.
 */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', async () => {
    if ((await answers()) && mayReload(window.sessionStorage, Date.now())) window.location.reload();
  });
}
