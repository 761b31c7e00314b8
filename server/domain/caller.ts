/** The AuthCookie value of a visitor without a link or login (docs/decisions.md section 10). */
export const PUBLIC_COOKIE = 'public';

/** Someone who has logged in. */
export interface User {
  readonly id: number;
  readonly businessId: number;
  /** The stonemason of the catalogue that they work for; left out for everybody else. */
  readonly stonemasonId?: number | undefined;
}

/** The caller, as far as the AuthCookie header alone tells. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly user: User }
  /** Has what looks like a stone's token; whether it is one, only the stone can tell. */
  | {
      readonly kind: 'tokenHolder';
      readonly token: string;
      /** The user with this link, where they are logged in: an undertaker at a family's link. */
      readonly sender?: User | undefined;
    }
  /** The machine of a stonemason, by a key of the workshop. */
  | { readonly kind: 'stonemason'; readonly stonemasonId: number }
  /** Sent something else. */
  | { readonly kind: 'unknown' };

/** The calling user, also one who uses a link; undefined for everybody else. */
export function userBehind(caller: Caller): User | undefined {
  if (caller.kind === 'user') return caller.user;
  return caller.kind === 'tokenHolder' ? caller.sender : undefined;
}
