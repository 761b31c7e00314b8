import { PRIVILEGED_BUSINESS } from '../stone/business';

/** The AuthCookie value of a visitor (docs/decisions.md section 10). */
export const PUBLIC = 'public';

interface Identity {
  readonly token: string;
  readonly BusinessId: number;
}

let identity: Identity | undefined;
/** The tokens of logins that were replaced by a newer one. */
const former = new Set<string>();
const listeners = new Set<() => void>();

/** Later calls are made as this user, or as a visitor. */
export function actAs(user: Identity | undefined): void {
  if (identity) former.add(identity.token);
  if (user) former.delete(user.token);
  identity = user;
}

/** The caller where no stone's token is given: the user, else a visitor. */
export function ownToken(): string {
  return identity?.token ?? PUBLIC;
}

/** Whether a user is logged in. */
export function isUser(): boolean {
  return identity !== undefined;
}

/** The business of the logged-in user. */
export function ownBusiness(): number | undefined {
  return identity?.BusinessId;
}

/** Whether a call was made with a login that was replaced meanwhile, for instance in another tab. */
export function wasFollowed(token: string): boolean {
  return identity !== undefined && former.has(token);
}

/** Whether the user is of business 1. */
export function isPrivileged(): boolean {
  return identity?.BusinessId === PRIVILEGED_BUSINESS;
}

/** Subscribes to answers that say the login is no longer valid. Call the returned function to unsubscribe. */
export function onExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports an answer that said the login is no longer valid. */
export function expired(): void {
  for (const listener of listeners) listener();
}
