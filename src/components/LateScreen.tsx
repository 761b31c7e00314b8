import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { WaitingPage } from './Waiting';

/** A screen whose code is loaded after the page's. */
export interface Late<P extends object> {
  /** What tells it from every other one. */
  readonly key: string;
  /** Fetches its code ahead of time. */
  readonly fetch: () => Promise<unknown>;
  /** The screen: itself where its code is loaded, else a component that loads it. */
  readonly chosen: () => ComponentType<P>;
}

let made = 0;

/** @param load fetches the code of a screen and gives the component in it. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let loaded: ComponentType<P> | undefined;
  const fetch = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const coming: ComponentType<P> = lazy(fetch);
  made += 1;
  return { key: `${made}`, fetch, chosen: () => loaded ?? coming };
}

interface LateProps<P extends object> {
  readonly of: Late<P>;
  readonly given: P;
}

/**
 * What is loaded on demand, or was loaded before. A loaded one is rendered without suspending: React
 * keeps a Suspense fallback on the screen for at least 300 ms.
 */
export function LatePart<P extends object>({ of, given }: LateProps<P>) {
  // Chosen once per mount: switching would remount the screen and lose what was typed.
  const Chosen = useMemo(() => of.chosen(), [of]);
  return <Chosen {...given} />;
}

/**
 * A screen of an address. The one before it has ended as soon as this one is asked for: in a Suspense of both, React would only
 * hide it until the code of this one is there, and a stone that is created meanwhile would take the reader back to its address.
 */
export function LateScreen<P extends object>({ of, given }: LateProps<P>) {
  return (
    <Suspense key={of.key} fallback={<WaitingPage />}>
      <LatePart of={of} given={given} />
    </Suspense>
  );
}
