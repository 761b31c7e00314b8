import { type User, user } from './session';

const KEY = 'gravestone.user';

/** The user the browser remembers; nobody where it remembers nothing, or may not. */
export function readUser(): User | undefined {
  try {
    const read = user.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the user beyond this page, or nobody. Where the browser refuses, the login holds as long as the page. */
export function keepUser(remembered: User | undefined): void {
  try {
    if (remembered) localStorage.setItem(KEY, JSON.stringify(remembered));
    else localStorage.removeItem(KEY);
  } catch {
    // A private window may have no storage: nothing is lost but the convenience.
  }
}

/** Hears of a login or logout in another tab. Call what is returned to hear no more. */
export function onUserElsewhere(listener: (remembered: User | undefined) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener(readUser());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
