import type { FastifyRequest } from 'fastify';
import {
  type ApprovalChanged,
  approvalChanged,
  approverPath,
  commentPath,
  commentSettled,
  type HandedLink,
  replyRequest,
} from '../../../src/stone/wire/approval';
import { userBehind } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { keyOwner, repeatable } from '../../http/idempotency';
import type { Services } from '../../services';
import { replyToComment, settleComment } from '../../store/approvals/comments';
import type { FoundApproval } from '../../store/approvals/found';
import { openApprovalLink, revokeLinksOf } from '../../store/approvals/links';
import { hasAddress, prolong, revokeApprover } from '../../store/approvals/minded';
import type { Queries } from '../../store/database';
import type { StoredStone } from '../../store/storedStone';
import { changedApproval } from './ask';
import { noteDone, openApprovalAt } from './asker';
import { queueToApprovers } from './letters';
import { once } from './once';

/** An approval that is minded, in a transaction that has locked its stone. */
interface Minding {
  readonly inside: Queries;
  readonly stone: StoredStone;
  readonly found: FoundApproval;
}

/**
 * POST …/approval/approvers/{approver}/revoke, renew and remind, POST and PUT …/approval/comments/{comment}: what whoever
 * asked for an approval does while it goes on.
 */
export function mindingApproval(app: App, { database, post }: Services): void {
  const response = answering(approvalChanged, 400, 401, 403, 404, 409, 415, 422, 429);

  async function mind(
    request: FastifyRequest<{ Params: { id: number } }>,
    work: (minding: Minding) => Promise<readonly HandedLink[] | undefined>,
  ): Promise<ApprovalChanged> {
    const answer = await database.transaction(async (inside) => {
      const { stone, found } = await openApprovalAt(inside, request, request.params.id);
      const links = await work({ inside, stone, found });
      return changedApproval(inside, request, stone, links);
    });
    post.waiting();
    return answer;
  }

  const revoking = { summary: 'Revoke the links of a relative', params: approverPath, response };
  app.post('/api/stone/:id/approval/approvers/:approver/revoke', { schema: revoking }, async (request) =>
    mind(request, async ({ inside, found }) => {
      const name = await revokeApprover(inside, found.id, request.params.approver);
      if (name === undefined) throw new Refusal('approverNotFound');
      await noteDone(inside, request, found, 'revoked', name);
      return undefined;
    }),
  );

  const renewing = { summary: 'Give a relative another link', params: approverPath, response };
  app.post('/api/stone/:id/approval/approvers/:approver/renew', { schema: renewing }, async (request) =>
    mind(request, async ({ inside, stone, found }) => {
      const { approver } = request.params;
      const name = await prolong(inside, found.id, approver);
      if (name === undefined) throw new Refusal('approverNotFound');
      await revokeLinksOf(inside, approver);
      await noteDone(inside, request, found, 'renewed', name);
      if (await queueToApprovers(inside, request, stone, found.id, 'approvalAsked', approver))
        return undefined;
      return [{ approver, token: await openApprovalLink(inside, approver) }];
    }),
  );

  const reminding = { summary: 'Remind a relative by letter', params: approverPath, response };
  app.post('/api/stone/:id/approval/approvers/:approver/remind', { schema: reminding }, async (request) =>
    mind(request, async ({ inside, stone, found }) => {
      const { approver } = request.params;
      const name = await hasAddress(inside, found.id, approver);
      if (name === undefined) throw new Refusal('approverNotFound');
      await queueToApprovers(inside, request, stone, found.id, 'approvalReminder', approver);
      await noteDone(inside, request, found, 'reminded', name);
      return undefined;
    }),
  );

  const replying = {
    summary: 'Answer a comment of a relative',
    params: commentPath,
    headers: repeatable,
    body: replyRequest,
    response,
  };
  app.post('/api/stone/:id/approval/comments/:comment/messages', { schema: replying }, async (request) =>
    mind(request, async ({ inside, stone, found }) => {
      await once(inside, request, `${stone.id}:${keyOwner(request.caller)}`, async () => {
        const { comment } = request.params;
        const user = userBehind(request.caller);
        const writer = {
          by: user ? ('undertaker' as const) : ('family' as const),
          approverId: null,
          userId: user?.id ?? null,
        };
        const outcome = await replyToComment(inside, found.id, comment, request.body.text, writer);
        if (outcome === 'gone') throw new Refusal('approvalCommentNotFound');
        if (outcome === 'full') throw new Refusal('approvalCommentsTooMany');
        await noteDone(inside, request, found, 'replied', String(comment));
      });
      return undefined;
    }),
  );

  const settling = {
    summary: 'Say that a comment of a relative is settled',
    params: commentPath,
    body: commentSettled,
    response,
  };
  app.put('/api/stone/:id/approval/comments/:comment', { schema: settling }, async (request) =>
    mind(request, async ({ inside, found }) => {
      const { comment } = request.params;
      const { isResolved } = request.body;
      if (!(await settleComment(inside, found.id, comment, isResolved)))
        throw new Refusal('approvalCommentNotFound');
      await noteDone(inside, request, found, isResolved ? 'settled' : 'reopened', String(comment));
      return undefined;
    }),
  );
}
