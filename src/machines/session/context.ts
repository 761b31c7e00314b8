import type { User } from '../../api/session';
import type { LoginRequest } from '../../stone/wire/login';
import type { AccessFailure } from '../accessFailure';

/** What somebody logs in with: what the server is told, or whichever key they choose in their browser. */
export type LoginGiven = LoginRequest | 'passkey';

export interface SessionContext {
  readonly user: User | undefined;
  /** What a login is being tried with. */
  readonly given: LoginGiven | undefined;
  readonly failure: AccessFailure | undefined;
  /** Whose login takes a code besides the password, as the server has said; undefined where it has not. */
  readonly codeAskedOf: string | undefined;
}

export type SessionEvent =
  | { readonly type: 'session.logIn'; readonly given: LoginGiven }
  | { readonly type: 'session.logOut' }
  /** An answer said that the login no longer holds (403, specification section 8). */
  | { readonly type: 'expired' }
  /** Somebody logged in or out in another tab. */
  | { readonly type: 'stone.changedElsewhere'; readonly user: User | undefined };
