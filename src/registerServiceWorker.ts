import { whenIdle } from './renderer/whenIdle';

/** How long to wait after the page is idle, in ms: the first stone comes first. */
const IN_PEACE = 2000;

/** Whether the user asked to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Has a service worker cache what a start of the designer needs, so that the next one works offline. Not where the
 * browser has none (or only with https), and not with data saving: several megabytes are cached.
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
