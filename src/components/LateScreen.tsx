import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { WaitingPage } from './Waiting';

/** A screen whose code is loaded after the page's. */
export interface Late<P extends object> {
  /** What tells it from every other one. */
  readonly key: string;
  /** Fetches its code, also ahead of time. */
  readonly fetch: () => Promise<ComponentType<P>>;
  /** The screen; undefined as long as its code is not there. */
  readonly loaded: () => ComponentType<P> | undefined;
}

let made = 0;

/** @param load fetches the code of a screen and gives the component in it. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let loaded: ComponentType<P> | undefined;
  const fetch = async () => {
    loaded = await load();
    return loaded;
  };
  made += 1;
  return { key: `${made}`, fetch, loaded: () => loaded };
}

interface LateProps<P extends object> {
  readonly of: Late<P>;
  readonly given: P;
}

interface LatePartProps<P extends object> extends LateProps<P> {
  /** What is shown until its code is there. */
  readonly until?: ReactNode;
}

/** How far a screen's code has come. */
type Coming<P extends object> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly Chosen: ComponentType<P> }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * What is loaded on demand, or was loaded before. No Suspense: of that React keeps the fallback on the screen for 300 ms at least,
 * though the screen is there.
 *
 * @throws while it is drawn, what the loading failed with.
 */
export function LatePart<P extends object>({ of, given, until = null }: LatePartProps<P>) {
  const [coming, setComing] = useState<Coming<P>>(() => {
    const Chosen = of.loaded();
    return Chosen ? { state: 'loaded', Chosen } : { state: 'loading' };
  });
  useEffect(() => {
    if (coming.state !== 'loading') return;
    let isOver = false;
    const take = (come: Coming<P>) => {
      if (!isOver) setComing(come);
    };
    of.fetch().then(
      (Chosen) => take({ state: 'loaded', Chosen }),
      (error: unknown) => take({ state: 'failed', error }),
    );
    return () => {
      isOver = true;
    };
  }, [of, coming.state]);
  if (coming.state === 'failed') throw coming.error;
  return coming.state === 'loaded' ? <coming.Chosen {...given} /> : until;
}

/** A screen of an address. The one before it has ended as soon as this one is asked for. */
export function LateScreen<P extends object>({ of, given, until = <WaitingPage /> }: LatePartProps<P>) {
  return <LatePart key={of.key} of={of} given={given} until={until} />;
}
