import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { letterRequest } from '../../../src/stone/wire/password';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { readerOf } from '../../http/readerOf';
import type { Services } from '../../services';
import { countCall } from '../../store/callCounts';
import { queueUserNotice } from '../../store/userNotices';
import { usersToWriteTo } from '../../store/users';

/** Every answer takes so long, in ms: a time that tells which names there are is over by then. */
const ALWAYS_MS = 500;

/**
 * So many such letters one user gets. Each holds for an hour, so that whoever has somebody else's run out has at the same
 * time given that user the letters they need.
 */
const LETTERS = { perMinute: 5, perHour: 5 };

/**
 * POST /api/passwordLetter: a letter by which a forgotten password is replaced, to the user who is named. Whether there
 * is one, and where their letters go, is told to nobody: every answer is the same.
 */
export function passwordLetter(app: App, { database, post }: Services): void {
  const schema = {
    summary: 'Ask for the letter by which a forgotten password is replaced',
    body: letterRequest,
    response: answering(z.object({}), 400, 401, 403),
  };
  app.post('/api/passwordLetter', { schema }, async (request) => {
    const { locale } = readerOf(request);
    const answering = pause(ALWAYS_MS);
    const users = await usersToWriteTo(database, request.body.name);
    for (const id of users)
      await database.transaction(async (inside) => {
        if ((await countCall(inside, `password letter to user ${id}`, LETTERS)) === undefined)
          await queueUserNotice(inside, 'resetPassword', id, locale);
      });
    if (users.length > 0) post.waiting();
    await answering;
    return {};
  });
}
