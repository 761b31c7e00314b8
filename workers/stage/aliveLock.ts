/**
 * A worker that ends gives no notice, and calls to it are never answered. But the browser releases a lock that it held,
 * however it ended. Locks exist only in secure contexts (https, or this machine).
 */
const locks = () =>
  typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);

/** Holds a named lock from now on; resolves when it is held, or where there are no locks. */
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

/** Resolves when the lock of a name is released; never where there are no locks. */
export function aliveLockReleased(name: string, signal: AbortSignal): Promise<void> {
  return new Promise((cut) => {
    locks()
      ?.request(name, { signal }, () => cut())
      .catch(() => undefined);
  });
}
