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

/** The time of every answer, in ms: longer than any work that would tell which names exist. */
const ALWAYS_MS = 500;

/**
 * The most such letters for one user. Each link is valid for an hour, so that somebody who uses up another's letters
 * has at the same time sent that user enough.
 */
const LETTERS = { perMinute: 5, perHour: 5 };

/**
 * POST /api/passwordLetter: sends the named user a letter for replacing a forgotten password. Whether there is such a
 * user, and where their letters go, is not revealed: every answer is the same.
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
