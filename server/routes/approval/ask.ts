import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { design } from '../../../src/stone/stone';
import {
  type ApprovalChanged,
  type ApprovalFound,
  approvalAsked,
  approvalChanged,
  approvalFound,
  approvalRequest,
  type HandedLink,
} from '../../../src/stone/wire/approval';
import { numberedPath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { keyOwner, repeatable } from '../../http/idempotency';
import { readerOf } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import type { Services } from '../../services';
import { endApprovalOf } from '../../store/approvals/ask';
import { approvalAt, approvalOfStone } from '../../store/approvals/found';
import { prolongAll } from '../../store/approvals/minded';
import { standingOf } from '../../store/approvals/standing';
import { demandsApproval } from '../../store/businesses';
import type { Queries } from '../../store/database';
import { findStone, lockedStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { noteDone, openApprovalAt } from './asker';
import { beginApproval } from './beginApproval';
import { queueToApprovers } from './letters';
import { newLinks } from './newLinks';
import { once } from './once';
import { type Drawn, drawToApprove, sendDesign } from './sendDesign';
import { approvalOf } from './shown';

/** How often a stone that is saved meanwhile is drawn anew before the caller is told to try again. */
const TRIES = 4;

type Repeated = z.infer<typeof repeatable>;

/** What a call has changed, as whoever asked is answered. */
export async function changedApproval(
  queries: Queries,
  request: FastifyRequest,
  stone: StoredStone,
  links: readonly HandedLink[] = [],
): Promise<ApprovalChanged> {
  const found = await approvalOfStone(queries, stone.id);
  if (!found) throw new Refusal('approvalNotAsked');
  const locale = localeOf(request.headers['accept-language']);
  return { approval: approvalOf(await standingOf(queries, found, stone), locale), links: [...links] };
}

/**
 * POST /api/stone/{id}/approval and …/rounds: asks relatives to approve a draft, and sends them what became of it since; GET
 * how it stands, DELETE to call it off. By whoever may send the stone.
 */
export function askingApproval(app: App, services: Services): void {
  const { database, post } = services;
  const refused = [400, 401, 403, 404, 409, 415, 422, 429] as const;

  /** Sends the stone as it is drawn, drawing it anew where it was saved meanwhile. */
  async function send(
    request: FastifyRequest<{ Params: { id: number }; Headers: Repeated }>,
    reply: FastifyReply,
    { may, work, links }: Sending,
  ): Promise<string | Buffer> {
    const { id } = request.params;
    const owner = `${id}:${keyOwner(request.caller)}`;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const before = allowAt(request.caller, 'askApproval', await findStone(database, id));
      await may?.(before);
      const drawn = await drawToApprove(services, request, before);
      const answer = await database
        .transaction(async (inside) => {
          const stone = allowAt(request.caller, 'askApproval', await lockedStone(inside, id));
          let isSent = true;
          await once(inside, request, owner, async () => {
            isSent = await work(inside, stone, drawn);
            if (!isSent) throw new SavedMeanwhile();
          });
          const now = await findStone(inside, id);
          if (!now) throw new Refusal('stoneNotFound');
          const changed = await changedApproval(inside, request, now, await links(inside, id));
          return { now, changed };
        })
        .catch((error: unknown) => {
          if (error instanceof SavedMeanwhile) return undefined;
          throw error;
        });
      if (!answer) continue;
      post.waiting();
      const written = stoneText(answer.now, 'whole', readerOf(request));
      return jsonText(reply, `${JSON.stringify(answer.changed).slice(0, -1)},"stone":${written}}`);
    }
    throw new Refusal('stale');
  }

  const asking = {
    summary: 'Ask relatives to approve a stone',
    params: numberedPath,
    headers: repeatable,
    body: approvalRequest,
    response: answering(approvalAsked, ...refused),
  };
  app.post('/api/stone/:id/approval', { schema: asking }, async (request, reply) =>
    send(request, reply, {
      links: newLinks,
      work: async (inside, stone, drawn) => {
        const begun = await beginApproval(inside, request, stone, drawn, request.body);
        if (!begun) return false;
        await queueToApprovers(inside, request, stone, begun.id, 'approvalAsked');
        return true;
      },
    }),
  );

  const sending = {
    summary: 'Send a stone as it now is to the relatives who were asked',
    params: numberedPath,
    headers: repeatable,
    response: answering(approvalAsked, ...refused),
  };
  app.post('/api/stone/:id/approval/rounds', { schema: sending }, async (request, reply) =>
    send(request, reply, {
      // What was asked before has its links.
      links: async () => [],
      may: async ({ id }) => {
        const found = await approvalOfStone(database, id);
        if (!found || found.ended_at !== null) throw new Refusal('approvalNotAsked');
      },
      work: async (inside, stone, drawn) => {
        const { found } = await openApprovalAt(inside, request, stone.id);
        if (!(await sendDesign(inside, stone, drawn, found.id))) return false;
        // It has to be read once more, also where the links had expired.
        await prolongAll(inside, found.id);
        const sent = await approvalAt(inside, found.id);
        await noteDone(inside, request, found, 'sent', String(sent?.round ?? ''));
        await queueToApprovers(inside, request, stone, found.id, 'approvalRenewed');
        return true;
      },
    }),
  );

  const reading = {
    summary: 'How the approval of a stone stands',
    params: numberedPath,
    response: answering(approvalFound, 401, 403, 404),
  };
  app.get('/api/stone/:id/approval', { schema: reading }, async (request): Promise<ApprovalFound> => {
    const stone = allowAt(request.caller, 'askApproval', await findStone(database, request.params.id));
    const isDemanded = await demandsApproval(database, stone.businessId);
    const asked = await approvalOfStone(database, stone.id);
    const approval = asked ? (await changedApproval(database, request, stone)).approval : null;
    return {
      approval,
      isDemanded,
      ...(asked && approval?.state === 'voided' && { sent: design.parse(JSON.parse(asked.design)) }),
    };
  });

  const ending = {
    summary: 'Call the approval of a stone off',
    params: numberedPath,
    response: answering(approvalChanged, 401, 403, 404),
  };
  app.delete('/api/stone/:id/approval', { schema: ending }, async (request) =>
    database.transaction(async (inside) => {
      const { stone, found } = await openApprovalAt(inside, request, request.params.id);
      await endApprovalOf(inside, stone.id);
      await noteDone(inside, request, found, 'ended');
      return changedApproval(inside, request, stone);
    }),
  );
}

/** How a stone is sent to relatives. */
interface Sending {
  /** Refuses before anything is drawn. */
  may?(stone: StoredStone): Promise<void>;
  /** Sends it; false where it was saved since it was drawn. */
  work(inside: Queries, stone: StoredStone, drawn: Drawn): Promise<boolean>;
  /** The links to hand over. */
  links(inside: Queries, stoneId: number): Promise<HandedLink[]>;
}

/** A stone was saved while it was drawn. */
class SavedMeanwhile extends Error {}
