/** The AuthCookie value of a visitor who has nothing but the public address (design section 10). */
export const PUBLIC_COOKIE = 'public';

/** Someone who has logged in. */
export interface User {
  readonly id: number;
  readonly businessId: number;
}

/** Who asks, as far as the AuthCookie header alone tells it. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly user: User }
  /** Holds what looks like a stone's token; whether it is one, only the stone can tell. */
  | {
      readonly kind: 'tokenHolder';
      readonly token: string;
      /** Who holds it, where they have logged in: an undertaker at a family's link. */
      readonly sender?: User | undefined;
    }
  /** Sent something that is neither. */
  | { readonly kind: 'unknown' };

/** The user who asks, also one who has come by somebody's link; undefined for everybody else. */
export function userBehind(caller: Caller): User | undefined {
  if (caller.kind === 'user') return caller.user;
  return caller.kind === 'tokenHolder' ? caller.sender : undefined;
}
