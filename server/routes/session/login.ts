import { type LoginRequest, loginAnswer, loginRequest } from '../../../src/stone/wire/login';
import type { User } from '../../access/caller';
import { passwordFits } from '../../access/passwords';
import { hashToken } from '../../access/tokens';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import type { Database } from '../../store/database';
import { countAttempt, WINDOW_SECONDS } from '../../store/loginAttempts';
import { openSession, userOfSession } from '../../store/sessions';
import { loginByName, userOfLoginToken } from '../../store/users';

/** Under which name attempts are counted; every token is one of its own, so that guesses lock out nobody else. */
const nameOf = (given: LoginRequest) => ('usertoken' in given ? hashToken(given.usertoken) : given.username);

/** The user whom a login names: by password, by a token handed over, or by a login that still holds. */
async function userOf(database: Database, given: LoginRequest): Promise<User | undefined> {
  if ('usertoken' in given) {
    return (
      (await userOfLoginToken(database, given.usertoken)) ?? (await userOfSession(database, given.usertoken))
    );
  }
  const login = await loginByName(database, given.username);
  return (await passwordFits(login?.passwordHash, given.password)) ? login?.user : undefined;
}

/** POST /api/login (specification sections 4 and 7). */
export function login(app: App, { database }: Services): void {
  const schema = {
    summary: 'Log in with a name and password, or with a user token',
    security: [],
    body: loginRequest,
    response: answering(loginAnswer, 400, 401, 429),
  };
  app.post('/api/login', { schema, config: { open: true } }, async (request) => {
    const attempt = await countAttempt(database, nameOf(request.body), request.ip);
    if (!attempt) throw new Refusal('tooManyLogins', { retryAfter: WINDOW_SECONDS });
    const user = await userOf(database, request.body);
    if (!user) throw new Refusal('loginFailed');
    await attempt.succeeded();
    const { body } = request;
    const token = await openSession(database, user, 'usertoken' in body ? body.usertoken : undefined);
    return { token, auth: { user: { token, BusinessId: user.businessId } } };
  });
}
