/**
 * A worker that ends tells nobody, and calls to it are never answered. But a lock that it holds as long as it lives is
 * given up by the browser, however it ended. Locks are there only where the page came safely (https, or this machine).
 */
const locks = () =>
  typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

/** Holds the lock of a name from now on; resolves when it is held, or when there are no locks. */
export function holdAliveLock(name: string): Promise<void> {
  return new Promise((held) => {
    const holding = locks()?.request(name, () => {
      held();
      return new Promise<never>(() => undefined);
    });
    if (holding) holding.catch(() => held());
    else held();
  });
}

/** Resolves when whoever holds the lock of a name is gone; never where there are no locks. */
export function aliveLockReleased(name: string, signal: AbortSignal): Promise<void> {
  return new Promise((cut) => {
    locks()
      ?.request(name, { signal }, () => cut())
      .catch(() => undefined);
  });
}
