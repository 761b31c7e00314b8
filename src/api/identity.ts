/** The AuthCookie value of a visitor (design.md section 10). */
export const PUBLIC = 'public';

let token: string | undefined;
const listeners = new Set<() => void>();

/** From now on calls are made by the user with this token, or by a visitor. */
export function actAs(userToken: string | undefined): void {
  token = userToken;
}

/** Who calls where no stone's token is given: the user, else a visitor. */
export function ownToken(): string {
  return token ?? PUBLIC;
}

/** Whether somebody is logged in. */
export function isUser(): boolean {
  return token !== undefined;
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
