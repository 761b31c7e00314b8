import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  approvalAnswer,
  approvalView,
  approveCommentPath,
  commentRequest,
  commentSettled,
  replyRequest,
  tickRequest,
} from '../../../src/stone/wire/approval';
import { failure } from '../../../src/stone/wire/failure';
import { tokenPath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { repeatable } from '../../http/idempotency';
import type { Services } from '../../services';
import { decide, pictureOfRound, tick, ticksOf } from '../../store/approvals/answers';
import { pinComment, replyToComment, settleComment } from '../../store/approvals/comments';
import { roundNumbered } from '../../store/approvals/earlierRounds';
import { keysToRead } from './keysToRead';
import { once } from './once';
import { pinnedWords } from './pinnedWords';
import { type Approving, byLink, noteByLink } from './relative';
import { relativeView } from './view';

/** Whether a relative has ticked all there is to read of the round that is shown. */
async function hasReadAll({ inside, standing, link }: Approving): Promise<boolean> {
  const ticked = await ticksOf(inside, standing.found.round_id, link.approver_id);
  return keysToRead(standing.sent).every((key) => ticked.has(key));
}

const RESPONSE = answering(approvalView, 400, 401, 403, 404, 409, 410, 415, 422, 429);
const picture = { schema: z.string().describe('The bytes of the picture') };

/**
 * /api/approve/{token}: what a relative does by the link that they were sent, without an account: reads the stone as it was
 * sent, ticks what is right, comments, and approves or objects. Every answer is the whole as it then stands.
 */
export function approving(app: App, services: Services): void {
  const { database, post } = services;

  /** Does something about the round that is shown, with the stone locked, and answers how it then stands. */
  async function change(
    request: FastifyRequest<{ Params: { token: string } }>,
    work: (approving: Approving) => Promise<void>,
  ) {
    const { token } = request.params;
    await database.transaction(async (inside) => {
      const approving = await byLink(inside, request, token, 'changed');
      await work(approving);
    });
    post.waiting();
    return relativeView(services, request, await byLink(database, request, token, 'changed'));
  }

  const reading = {
    summary: 'A stone as a relative is asked to approve it',
    params: tokenPath,
    response: RESPONSE,
  };
  app.get('/api/approve/:token', { schema: reading }, async (request) => {
    const { token } = request.params;
    await database.transaction(async (inside) => {
      const approving = await byLink(inside, request, token, 'read');
      await approving.noteRead();
    });
    return relativeView(services, request, await byLink(database, request, token, 'read'));
  });

  const looking = {
    summary: 'The picture of that stone',
    security: [],
    params: tokenPath,
    querystring: z.object({ round: z.coerce.number().int().positive().optional() }),
    response: {
      200: { description: 'The picture', content: { 'image/png': picture } },
      404: failure,
      410: failure,
    } as Record<number, unknown>,
  };
  // An `img` of the page sends no AuthCookie; the token tells all.
  app.get(
    '/api/approve/:token/picture',
    { schema: looking, config: { open: true } },
    async (request, reply) => {
      const { standing } = await byLink(database, request, request.params.token, 'previewed');
      const { id, round, round_id } = standing.found;
      const { round: wanted = round } = request.query;
      const shown = wanted === round ? round_id : await roundNumbered(database, id, wanted);
      const bytes = shown === undefined ? undefined : await pictureOfRound(database, shown);
      if (!bytes) throw new Refusal('notFound');
      return reply.type('image/png').send(bytes);
    },
  );

  const ticking = {
    summary: 'Say that an element is right',
    params: tokenPath,
    body: tickRequest,
    response: RESPONSE,
  };
  app.put('/api/approve/:token/ticks', { schema: ticking }, async (request) =>
    change(request, async (approving) => {
      const { key, isTicked, round } = request.body;
      const { inside, standing, link } = approving;
      if (!keysToRead(standing.sent).includes(key)) throw new Refusal('approvalElementGone');
      // What was read on an older version may read otherwise now.
      if (round !== undefined && round !== standing.found.round) throw new Refusal('approvalNotSent');
      const isNew = await tick(inside, standing.found.round_id, link.approver_id, key, isTicked);
      if (isNew) await noteByLink(approving, isTicked ? 'ticked' : 'unticked', key);
    }),
  );

  const commenting = {
    summary: 'Comment on a line, a letter or a place of the stone',
    params: tokenPath,
    headers: repeatable,
    body: commentRequest,
    response: RESPONSE,
  };
  app.post('/api/approve/:token/comments', { schema: commenting }, async (request) =>
    change(request, async (approving) => {
      const { inside, standing, link, writer } = approving;
      await once(inside, request, `approver:${link.approver_id}`, async () => {
        const { pin, text, round } = request.body;
        const line = await pinnedWords(approving, pin, round, localeOf(request.headers['accept-language']));
        const given = { pin, text, line };
        if (!(await pinComment(inside, standing.found, given, writer)))
          throw new Refusal('approvalCommentsTooMany');
        await noteByLink(approving, 'commented', JSON.stringify(pin));
        await approving.tellAsker();
      });
    }),
  );

  const replying = {
    summary: 'Write to a comment',
    params: approveCommentPath,
    headers: repeatable,
    body: replyRequest,
    response: RESPONSE,
  };
  app.post('/api/approve/:token/comments/:comment/messages', { schema: replying }, async (request) =>
    change(request, async (approving) => {
      const { inside, standing, link, writer } = approving;
      await once(inside, request, `approver:${link.approver_id}`, async () => {
        const { comment } = request.params;
        const outcome = await replyToComment(inside, standing.found.id, comment, request.body.text, writer);
        if (outcome === 'gone') throw new Refusal('approvalCommentNotFound');
        if (outcome === 'full') throw new Refusal('approvalCommentsTooMany');
        await noteByLink(approving, 'replied', String(comment));
        await approving.tellAsker();
      });
    }),
  );

  const settling = {
    summary: 'Say that a comment is settled',
    params: approveCommentPath,
    body: commentSettled,
    response: RESPONSE,
  };
  app.put('/api/approve/:token/comments/:comment', { schema: settling }, async (request) =>
    change(request, async (approving) => {
      const { inside, standing } = approving;
      const { comment } = request.params;
      const { isResolved } = request.body;
      if (!(await settleComment(inside, standing.found.id, comment, isResolved)))
        throw new Refusal('approvalCommentNotFound');
      await noteByLink(approving, isResolved ? 'settled' : 'reopened', String(comment));
    }),
  );

  const answeringIt = {
    summary: 'Approve a stone, or object',
    params: tokenPath,
    body: approvalAnswer,
    response: RESPONSE,
  };
  app.post('/api/approve/:token', { schema: answeringIt }, async (request) =>
    change(request, async (approving) => {
      const { inside, standing, link } = approving;
      const { round, decision, text } = request.body;
      // Only what was read is answered: neither another version, nor one that was changed since.
      if (round !== standing.found.round || standing.state === 'voided') throw new Refusal('approvalNotSent');
      if (decision === 'approve' && !(await hasReadAll(approving))) throw new Refusal('approvalUnread');
      const decided = decision === 'approve' ? 'approved' : 'objected';
      const isNew = await decide(inside, standing.found.round_id, {
        approverId: link.approver_id,
        linkId: link.link_id,
        decision: decided,
        text: text ?? null,
      });
      if (!isNew) return;
      await noteByLink(approving, decided, String(round));
      await approving.tellAsker();
    }),
  );
}
