import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ApprovalTrail, approvalTrail } from '../../../src/stone/wire/approval';
import { failure } from '../../../src/stone/wire/failure';
import { stonePath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import type { Services } from '../../services';
import { approvalOfStone } from '../../store/approvals/found';
import { standingOf } from '../../store/approvals/standing';
import { trailOf } from '../../store/approvals/trail';
import { findStone } from '../../store/stones';
import { trailAuthor, trailLink, trailSentence } from '../../texts/trailTexts';
import { trailPaper } from './trailPaper';

/** GET /api/stone/{id}/approval/trail and …/trail.pdf: who did what about the approval of a stone, when, and by which link. */
export function trailOfApproval(app: App, { database }: Services): void {
  async function found(request: FastifyRequest<{ Params: { id: number } }>) {
    const stone = allowAt(request.caller, 'askApproval', await findStone(database, request.params.id));
    const approval = await approvalOfStone(database, stone.id);
    if (!approval) throw new Refusal('approvalNotAsked');
    return {
      standing: await standingOf(database, approval, stone),
      trail: await trailOf(database, approval.id),
      locale: localeOf(request.headers['accept-language']),
    };
  }

  const reading = {
    summary: 'Who did what about the approval of a stone',
    params: stonePath,
    response: answering(approvalTrail, 401, 403, 404),
  };
  app.get('/api/stone/:id/approval/trail', { schema: reading }, async (request): Promise<ApprovalTrail> => {
    const { trail, locale } = await found(request);
    return {
      isWhole: trail.isWhole,
      entries: trail.entries.map((entry) => ({
        number: entry.number,
        at: entry.at.toISOString(),
        what: entry.what,
        said: trailSentence(locale, entry),
        who: trailAuthor(locale, entry),
        link: trailLink(entry),
        hash: entry.hash,
      })),
    };
  });

  const paper = { schema: z.string().describe('The bytes of the PDF') };
  const printing = {
    summary: 'The same as a PDF',
    params: stonePath,
    response: {
      200: { description: 'The trail', content: { 'application/pdf': paper } },
      ...Object.fromEntries([401, 403, 404].map((status) => [status, failure])),
    } as Record<number, unknown>,
  };
  app.get('/api/stone/:id/approval/trail.pdf', { schema: printing }, async (request, reply) => {
    const { standing, trail, locale } = await found(request);
    const bytes = await trailPaper(standing, trail, locale);
    return reply.type('application/pdf').send(Buffer.from(bytes));
  });
}
