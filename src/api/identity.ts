import { PRIVILEGED_BUSINESS } from '../stone/business';

/** The AuthCookie value of a visitor (docs/decisions.md section 10). */
export const PUBLIC = 'public';

interface Identity {
  readonly token: string;
  readonly BusinessId: number;
}

let identity: Identity | undefined;
/** The tokens of logins that another one has followed. */
const former = new Set<string>();
const listeners = new Set<() => void>();

/** From now on calls are made by this user, or by a visitor. */
export function actAs(user: Identity | undefined): void {
  if (identity) former.add(identity.token);
  if (user) former.delete(user.token);
  identity = user;
}

/** Who calls where no stone's token is given: the user, else a visitor. */
export function ownToken(): string {
  return identity?.token ?? PUBLIC;
}

/** Whether somebody is logged in. */
export function isUser(): boolean {
  return identity !== undefined;
}

/** The business of whoever is logged in. */
export function ownBusiness(): number | undefined {
  return identity?.BusinessId;
}

/** Whether a call was made with a login that another one has followed meanwhile, in another tab for instance. */
export function wasFollowed(token: string): boolean {
  return identity !== undefined && former.has(token);
}

/** Whether it is somebody of business 1. */
export function isPrivileged(): boolean {
  return identity?.BusinessId === PRIVILEGED_BUSINESS;
}

/** Hears of every answer that says the login no longer holds. Call what is returned to hear no more. */
export function onExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells that an answer said the login no longer holds. */
export function expired(): void {
  for (const listener of listeners) listener();
}
