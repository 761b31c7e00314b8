import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ApprovalTrail, approvalTrail } from '../../../src/stone/wire/approval';
import { failure } from '../../../src/stone/wire/failure';
import { numberedPath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { localeOf } from '../../http/acceptedLocale';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import type { Services } from '../../services';
import { approvalsOfStone } from '../../store/approvals/found';
import { standingOf } from '../../store/approvals/standing';
import { findStone } from '../../store/stones';
import { trailAuthor, trailLink } from '../../texts/trailTexts';
import { saidTrail } from './saidTrail';
import { type ToldApproval, trailPaper } from './trailPaper';

/** GET /api/stone/{id}/approval/trail and …/trail.pdf: who did what about the approvals of a stone, when, and by which link. */
export function trailOfApproval(app: App, { database }: Services): void {
  async function found(request: FastifyRequest<{ Params: { id: number } }>) {
    const stone = allowAt(request.caller, 'askApproval', await findStone(database, request.params.id));
    const asked = await approvalsOfStone(database, stone.id);
    if (asked.length === 0) throw new Refusal('approvalNotAsked');
    const locale = localeOf(request.headers['accept-language']);
    const told: ToldApproval[] = [];
    for (const approval of asked) {
      const standing = await standingOf(database, approval, stone);
      told.push({ standing, ...(await saidTrail(database, standing, locale)) });
    }
    return { told, locale };
  }

  const reading = {
    summary: 'Who did what about the approval of a stone',
    params: numberedPath,
    response: answering(approvalTrail, 401, 403, 404),
  };
  app.get('/api/stone/:id/approval/trail', { schema: reading }, async (request): Promise<ApprovalTrail> => {
    const { told, locale } = await found(request);
    return {
      isWhole: told.every(({ isWhole }) => isWhole),
      entries: told.flatMap(({ entries, said }) =>
        entries.map((entry, index) => ({
          approval: entry.approval_id,
          number: entry.number,
          at: entry.at.toISOString(),
          what: entry.what,
          said: said[index] ?? '',
          who: trailAuthor(locale, entry),
          link: trailLink(entry),
          hash: entry.hash,
        })),
      ),
    };
  });

  const paper = { schema: z.string().describe('The bytes of the PDF') };
  const printing = {
    summary: 'The same as a PDF',
    params: numberedPath,
    response: {
      200: { description: 'The trail', content: { 'application/pdf': paper } },
      ...Object.fromEntries([401, 403, 404].map((status) => [status, failure])),
    } as Record<number, unknown>,
  };
  app.get('/api/stone/:id/approval/trail.pdf', { schema: printing }, async (request, reply) => {
    const { told, locale } = await found(request);
    const bytes = await trailPaper(told, locale);
    return reply.type('application/pdf').send(Buffer.from(bytes));
  });
}
