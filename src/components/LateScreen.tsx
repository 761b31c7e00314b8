import { type ComponentType, lazy, useMemo } from 'react';

/** A screen whose code comes later than the page's. */
export interface Late<P extends object> {
  /** Fetches its code ahead of time. */
  readonly fetch: () => Promise<unknown>;
  /** The screen: itself where its code is there, else what fetches it. */
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
 * A screen that is fetched when it is wanted, or was ahead of that. What is there already is shown without waiting: React
 * leaves whatever stands in for something late on the screen for 300 ms at least.
 */
export function LateScreen<P extends object>({ of, given }: LateScreenProps<P>) {
  // Chosen once for each screen: the other one would be a new screen, without anything typed so far.
  const Chosen = useMemo(() => of.chosen(), [of]);
  return <Chosen {...given} />;
}
