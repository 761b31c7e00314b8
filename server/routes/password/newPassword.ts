import { z } from 'zod';
import { newPassword, passwordLink, SHORTEST_PASSWORD } from '../../../src/stone/wire/password';
import { tokenPath } from '../../../src/stone/wire/paths';
import { hashPassword } from '../../credentials/passwords';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { readerOf } from '../../http/readerOf';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { type LinkedUser, userOfPasswordLink } from '../../store/passwordLinks';
import { setPassword } from '../../store/users';

async function linkedUser(
  queries: Queries,
  token: string,
  lock?: 'for update of password_links',
): Promise<LinkedUser> {
  const found = await userOfPasswordLink(queries, token, lock);
  if (!found) throw new Refusal('passwordLinkNotFound');
  return found;
}

/**
 * GET and POST /api/password/{token}: whose password a letter's link replaces, and the new one. GET does not use the
 * link up, since mail programs open links. It does not log in: a second factor is asked for as usual.
 */
export function newPasswords(app: App, { database, post }: Services): void {
  const looking = {
    summary: 'Whose password the link of a letter replaces',
    params: tokenPath,
    response: answering(passwordLink, 401, 403, 404),
  };
  app.get('/api/password/:token', { schema: looking }, async ({ params: { token } }) => {
    const { username } = await linkedUser(database, token);
    return { username };
  });

  const choosing = {
    summary: 'Choose another password, by the link of a letter; every login made with the old one ends',
    params: tokenPath,
    body: newPassword,
    response: answering(z.object({}), 400, 401, 403, 404, 422),
  };
  app.post('/api/password/:token', { schema: choosing }, async (request) => {
    const { token } = request.params;
    const { password } = request.body;
    await linkedUser(database, token);
    if (password.length < SHORTEST_PASSWORD)
      throw new Refusal('passwordTooShort', { named: { count: String(SHORTEST_PASSWORD) } });
    const passwordHash = await hashPassword(password);
    const { locale } = readerOf(request);
    await database.transaction(async (inside) => {
      const user = await linkedUser(inside, token, 'for update of password_links');
      await setPassword(inside, user, passwordHash, locale);
    });
    post.waiting();
    return {};
  });
}
