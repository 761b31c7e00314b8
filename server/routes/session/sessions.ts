import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listOf } from '../../../src/stone/wire/list';
import { endedSessions, ownSession, sessionPath } from '../../../src/stone/wire/session';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import { endOtherSessions, endSession, listSessions } from '../../store/ownSessions';

/** The session token of a call. */
const shownBy = ({ headers }: FastifyRequest) => String(headers.authcookie);

/** GET and DELETE /api/sessions, DELETE /api/sessions/{id}: lists and ends the user's sessions. */
export function sessions(app: App, { database }: Services): void {
  const listing = {
    summary: 'Where the user is logged in',
    response: answering(listOf(ownSession), 401, 403),
  };
  app.get('/api/sessions', { schema: listing }, async (request) => {
    const user = allowUser(request.caller);
    return { results: await listSessions(database, user.id, shownBy(request)) };
  });

  const endingOthers = {
    summary: 'Log the user out everywhere else',
    response: answering(endedSessions, 401, 403),
  };
  app.delete('/api/sessions', { schema: endingOthers }, async (request) => {
    const user = allowUser(request.caller);
    const ended = await database.transaction((inside) => endOtherSessions(inside, user.id, shownBy(request)));
    return { ended };
  });

  const endingOne = {
    summary: 'Log the user out in one place',
    params: sessionPath,
    response: answering(z.object({}), 400, 401, 403, 404),
  };
  app.delete('/api/sessions/:id', { schema: endingOne }, async (request) => {
    const user = allowUser(request.caller);
    if (!(await endSession(database, user.id, request.params.id))) throw new Refusal('sessionNotFound');
    return {};
  });
}
