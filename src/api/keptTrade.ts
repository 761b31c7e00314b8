const KEY = 'gravestone.worksWithStones';

const watchers = new Set<() => void>();

function kept(): boolean | undefined {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return undefined;
  }
}

/** What was chosen where nothing can be kept: it holds as long as the page. */
let chosen = false;

/** Whether somebody who works with stones uses this device, and is to see the files of the trade without a login. */
export const worksWithStones = (): boolean => kept() ?? chosen;

/** Hears when that changes, in another tab too. Call what is returned to hear no more. */
export function watchTrade(listener: () => void): () => void {
  watchers.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    watchers.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Shows the files of the trade, or no more, and remembers it for the next time. */
export function chooseTrade(works: boolean): void {
  chosen = works;
  try {
    if (works) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it holds as long as the page.
  }
  for (const hear of watchers) hear();
}
