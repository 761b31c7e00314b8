import { useSyncExternalStore } from 'react';

/** The mobile breakpoint (specification section 9). Paper is narrower than many screens, but never counts as narrow. */
const NARROW = 'screen and (max-width: 991px)';

function hear(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's or a small tablet's. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Whether it is, whenever that changes. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(hear, isNarrow);
}
