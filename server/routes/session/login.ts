import { setTimeout as pause } from 'node:timers/promises';
import { type LoginRequest, loginAnswer, loginRequest } from '../../../src/stone/wire/login';
import { passwordFits } from '../../credentials/passwords';
import { hashToken } from '../../credentials/tokens';
import type { User } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { countedAddress } from '../../http/callerAddress';
import { keepDevice } from '../../http/deviceCookie';
import type { Services } from '../../services';
import type { Database } from '../../store/database';
import { rememberDevice } from '../../store/knownDevices';
import { countAttempt, WINDOW_SECONDS } from '../../store/loginAttempts';
import { userOfSession } from '../../store/sessions';
import { type Login, loginByName, userOfLoginToken } from '../../store/users';
import { checkCode } from './checkCode';
import { knownDevice, letIn } from './letIn';

/** The name that attempts are counted on; each token counts separately, so that guesses lock out nobody else. */
const nameOf = (given: LoginRequest) => ('usertoken' in given ? hashToken(given.usertoken) : given.username);

/** The delay of an attempt on a name that is being guessed at, in ms. */
const SLOWLY = 3000;

/** The user that a login names, if any; not authenticated yet. */
const namedIn = async (database: Database, given: LoginRequest): Promise<Login | undefined> =>
  'usertoken' in given ? undefined : loginByName(database, given.username);

/** The authenticated user: by password, by a token handed over, or by a valid session. */
async function userOf(
  database: Database,
  given: LoginRequest,
  named: Login | undefined,
): Promise<User | undefined> {
  if ('usertoken' in given) {
    return (
      (await userOfLoginToken(database, given.usertoken)) ?? (await userOfSession(database, given.usertoken))
    );
  }
  return (await passwordFits(named?.passwordHash, given.password)) ? named?.user : undefined;
}

/** POST /api/login (specification sections 4 and 7). */
export function login(app: App, { database }: Services): void {
  const schema = {
    summary: 'Log in with a name and password, or with a user token',
    security: [],
    body: loginRequest,
    response: answering(loginAnswer, 400, 401, 429),
  };
  app.post('/api/login', { schema, config: { open: true } }, async (request, reply) => {
    const { body } = request;
    const named = await namedIn(database, body);
    const device = named && (await knownDevice(database, request, named.user));
    const trying = { name: nameOf(body), address: countedAddress(request.ip), device };
    const attempt = await countAttempt(database, trying);
    if (!attempt) throw new Refusal('tooManyLogins', { retryAfter: WINDOW_SECONDS });
    if (attempt.isSlow) await pause(SLOWLY);
    const user = await userOf(database, body, named);
    if (!user) throw new Refusal('loginFailed');
    await attempt.succeeded();
    if (named && 'password' in body) await checkCode(database, user, body.code, device);
    if (named) keepDevice(request, reply, user.id, await rememberDevice(database, user.id, device));
    return letIn(database, request, user, 'usertoken' in body ? body.usertoken : undefined);
  });
}
