import type { FastifyRequest } from 'fastify';
import { tokenPath } from '../../../src/stone/wire/paths';
import { type StepLetters, stepLetters } from '../../../src/stone/wire/stepLetters';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import type { Services } from '../../services';
import { endStepLetters, stepLettersOf } from '../../store/stepLetters';

/** The kinds of forms that a mail program presses its own button by (RFC 8058, section 3.1). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** What such a form holds at most: `List-Unsubscribe=One-Click` and a boundary. */
const FORM_BYTES = 1000;

/**
 * GET and POST /api/stepLetters/{token}: the letters about the steps of an order's mason, and their end. They end by POST alone,
 * since mail programs open links; by the page's button, or by the one that a mail program shows (RFC 8058), which sends a form and
 * knows no AuthCookie. Nothing of the order is told.
 */
export function stepLettersCalls(app: App, { database }: Services): void {
  async function shown({ token }: { readonly token: string }, request: FastifyRequest): Promise<StepLetters> {
    const found = await stepLettersOf(database, token);
    if (!found) throw new Refusal('stepLettersNotFound');
    request.touched = found.stoneIds.map((subjectId) => ({
      subject: 'stone',
      subjectId,
      action: request.method === 'GET' ? 'read' : 'changed',
    }));
    return { isEnded: found.isEnded };
  }

  const looking = {
    summary: 'Whether the letters about a mason’s steps are ended',
    params: tokenPath,
    response: answering(stepLetters, 404),
  };
  app.get('/api/stepLetters/:token', { schema: looking, config: { open: true } }, async (request) =>
    shown(request.params, request),
  );

  app.register(async (room: App) => {
    // Whatever the form says, its address says all.
    room.addContentTypeParser(
      FORMS,
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, _body, done) => {
        done(null, undefined);
      },
    );
    const ending = {
      summary: 'End the letters about a mason’s steps',
      params: tokenPath,
      response: answering(stepLetters, 400, 404, 413, 415),
    };
    room.post('/api/stepLetters/:token', { schema: ending, config: { open: true } }, async (request) => {
      await endStepLetters(database, request.params.token);
      return shown(request.params, request);
    });
  });
}
