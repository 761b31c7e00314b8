import type { User } from '../../api/session';
import type { LoginRequest } from '../../stone/wire/login';
import type { AccessFailure } from '../accessFailure';

/** The credentials: what is sent to the server, or a key the user chooses in the browser. */
export type LoginGiven = LoginRequest | 'passkey';

export interface SessionContext {
  readonly user: User | undefined;
  /** The credentials of the current attempt. */
  readonly given: LoginGiven | undefined;
  readonly failure: AccessFailure | undefined;
  /** The user whose login requires a code besides the password, as the server has said; undefined where it has not. */
  readonly codeAskedOf: string | undefined;
}

export type SessionEvent =
  | { readonly type: 'session.logIn'; readonly given: LoginGiven }
  | { readonly type: 'session.logOut' }
  /** An answer said that the login is no longer valid (403, specification section 8). */
  | { readonly type: 'expired' }
  /** A login or logout in another tab. */
  | { readonly type: 'stone.changedElsewhere'; readonly user: User | undefined };
