import { type ComponentType, lazy, useMemo } from 'react';

/** A screen whose code is loaded after the page's. */
export interface Late<P extends object> {
  /** Fetches its code ahead of time. */
  readonly fetch: () => Promise<unknown>;
  /** The screen: itself where its code is loaded, else a component that loads it. */
  readonly chosen: () => ComponentType<P>;
}

/** @param load fetches the code of a screen and gives the component in it. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let loaded: ComponentType<P> | undefined;
  const fetch = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const coming: ComponentType<P> = lazy(fetch);
  return { fetch, chosen: () => loaded ?? coming };
}

interface LateScreenProps<P extends object> {
  readonly of: Late<P>;
  readonly given: P;
}

/**
 * A screen that is loaded on demand, or was loaded before. A loaded one is rendered without suspending: React
 * keeps a Suspense fallback on the screen for at least 300 ms.
 */
export function LateScreen<P extends object>({ of, given }: LateScreenProps<P>) {
  // Chosen once per mount: switching would remount the screen and lose what was typed.
  const Chosen = useMemo(() => of.chosen(), [of]);
  return <Chosen {...given} />;
}
