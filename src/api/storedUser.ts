import { type User, user } from './session';

const KEY = 'gravestone.user';

/** The user stored in the browser; undefined where there is none, or no storage. */
export function readUser(): User | undefined {
  try {
    const read = user.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the user beyond this page, or removes it. Without storage, the login lasts as long as the page. */
export function keepUser(remembered: User | undefined): void {
  try {
    if (remembered) localStorage.setItem(KEY, JSON.stringify(remembered));
    else localStorage.removeItem(KEY);
  } catch {
    // A private window may have no storage: only convenience is lost.
  }
}

/** Subscribes to logins and logouts in other tabs. Call the returned function to unsubscribe. */
export function onUserElsewhere(listener: (remembered: User | undefined) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener(readUser());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
