import { whenIdle } from './renderer/whenIdle';

/** How long the page is left in peace once it rests, in ms: the first stone comes first. */
const IN_PEACE = 2000;

/** Whether the reader asked for as few bytes as can be. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Has a service worker keep what a start of the designer needs, so that the next one needs no network. Not where the
 * browser has none (or keeps it to https), and not for who saves data: several megabytes are kept.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const begin = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.warn('the next start will need the network', error));
  };
  whenIdle(() => setTimeout(begin, IN_PEACE));
}
