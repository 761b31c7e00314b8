import { z } from 'zod';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import type { Services } from '../../services';
import { closeSession } from '../../store/sessions';

/** POST /api/logout: the login's token is invalid from now on. */
export function logout(app: App, { database }: Services): void {
  const schema = { summary: 'Log out', response: answering(z.object({}), 401, 403) };
  app.post('/api/logout', { schema }, async (request) => {
    const { authcookie } = request.headers;
    if (request.caller.kind === 'user' && typeof authcookie === 'string')
      await closeSession(database, authcookie);
    return {};
  });
}
