import { fromCallback, fromPromise } from 'xstate';
import { actAs, onExpired } from '../../api/identity';
import { logInByPasskey } from '../../api/passkeys';
import { logIn as callLogIn, logOut as callLogOut, type User } from '../../api/session';
import { keepUser, onUserElsewhere } from '../../api/storedUser';
import { forgetReplies } from '../approving/keptReplies';
import { forgetView } from '../designs/keptView';
import { forgetWriting } from '../designs/keptWriting';
import { forgetChanged } from '../mason/keptSettings';
import { forgetAnswers } from '../questions/keptAnswers';
import { forgetOrder } from '../wizard/keptOrder';
import type { LoginGiven, SessionEvent } from './context';

/** Logs in. */
export const logIn = fromPromise<User, LoginGiven | undefined>(({ input, signal }) => {
  if (input === 'passkey') return logInByPasskey(signal);
  if (!input) throw new Error('a login needs something to log in with');
  return callLogIn(input, signal);
});

/** Logs out; the next user of this computer finds no trace of the previous one's searches. */
export const logOut = fromPromise<void, User | undefined>(async ({ input }) => {
  forgetView();
  forgetWriting();
  forgetOrder();
  forgetAnswers();
  forgetReplies();
  forgetChanged();
  if (input) await callLogOut(input);
});

/** Remembers the logged-in user, and makes calls as that user from now on. */
export function keep(user: User | undefined): void {
  actAs(user);
  keepUser(user);
}

/** Subscribes to logins that are no longer valid, and to those made in other tabs. */
export const watch = fromCallback<SessionEvent, undefined, SessionEvent>(({ sendBack }) => {
  const stops = [
    onExpired(() => sendBack({ type: 'expired' })),
    onUserElsewhere((user) => {
      actAs(user);
      sendBack({ type: 'stone.changedElsewhere', user });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
});
