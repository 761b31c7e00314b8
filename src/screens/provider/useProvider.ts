import { useSyncExternalStore } from 'react';
import { keepProvider, keptProvider } from '../../api/keptProvider';
import { fetchProvider } from '../../api/provider';
import type { Provider } from '../../stone/wire/provider';
import { showColours } from './showColours';

let known: Provider | undefined = keptProvider();
let isAsked = false;
const watchers = new Set<() => void>();

/** Asks the server who runs the service, once; what this browser knew of it is shown until then, and where it cannot be asked. */
export function readProvider(): void {
  if (isAsked) return;
  isAsked = true;
  fetchProvider(new AbortController().signal).then(
    (provider) => {
      known = provider;
      keepProvider(provider);
      showColours(provider);
      for (const hear of watchers) hear();
    },
    () => {
      isAsked = false;
    },
  );
}

/** Who runs the service, as far as this browser knows. */
export function useProvider(): Provider | undefined {
  return useSyncExternalStore(
    (hear) => {
      watchers.add(hear);
      return () => watchers.delete(hear);
    },
    () => known,
  );
}
