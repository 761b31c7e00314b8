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
  | { readonly kind: 'tokenHolder'; readonly token: string }
  /** Sent something that is neither. */
  | { readonly kind: 'unknown' };
