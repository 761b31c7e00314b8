/** A failed chunk reloads the page, at most once in this many ms (specification section 9). */
const RELOAD_GUARD = 60_000;

const KEY = 'gravestone.reloadedAt';

/** Whether the page may be reloaded now; if so, records it. Without storage reloads could not be counted: never. */
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

/** Whether the server answers at all: without it, a reload would only lose the page. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Reloads the page where a part of the app cannot be fetched: after a new version was deployed, the old page
 * requests files that are gone. Edits are kept as a draft. Until then the error page says so.
 */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', async () => {
    if ((await answers()) && mayReload(window.sessionStorage, Date.now())) window.location.reload();
  });
}
