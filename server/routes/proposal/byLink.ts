import type { FastifyRequest } from 'fastify';
import type { AccessAction } from '../../../src/stone/wire/access';
import { tokenPath } from '../../../src/stone/wire/paths';
import { proposalAnswer, proposalFound } from '../../../src/stone/wire/proposal';
import { tokenKind } from '../../credentials/tokens';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { proposalLink } from '../../store/proposals/links';
import { findStone, lockedStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { answerTo } from './answer';
import { proposalFoundAt } from './found';

/**
 * The stone of a link in a letter. Its order is with its mason, else there is nothing to answer.
 *
 * @throws Refusal `proposalNotFound` for any other token, `proposalLinkEnded` where it has expired or the order is none any more.
 */
async function stoneOf(
  queries: Queries,
  request: FastifyRequest,
  { token, action, isLocked = false }: Opening,
): Promise<StoredStone> {
  const link = tokenKind(token) === 'proposal' ? await proposalLink(queries, token) : undefined;
  if (!link) throw new Refusal('proposalNotFound');
  const stone = await (isLocked ? lockedStone : findStone)(queries, link.stone_id);
  // Once more: it may have ended while the stone was waited for.
  const isLeft = !isLocked || (await proposalLink(queries, token)) !== undefined;
  if (!stone || !isLeft || link.is_over || stone.mason === null) throw new Refusal('proposalLinkEnded');
  request.touched = [{ subject: 'stone', subjectId: stone.id, action }];
  return stone;
}

/** How a link is opened. */
interface Opening {
  readonly token: string;
  readonly action: Extract<AccessAction, 'read' | 'changed'>;
  readonly isLocked?: boolean;
}

/**
 * GET and PUT /api/proposal/{token}: the same as at the stone by the link in a letter to whoever ordered, which is for
 * nothing else.
 */
export function proposalByLink(app: App, services: Services): void {
  const { database } = services;
  const response = answering(proposalFound, 400, 401, 403, 404, 409, 410, 415, 422, 429, 503);

  const reading = { summary: 'What a mason proposes, by a letter’s link', params: tokenPath, response };
  app.get('/api/proposal/:token', { schema: reading }, async (request) => {
    const { token } = request.params;
    const stone = await stoneOf(database, request, { token, action: 'read' });
    return proposalFoundAt(database, stone, stone.showsPrice);
  });

  const answeringIt = {
    summary: 'Accept or decline what a mason proposes, by a letter’s link',
    params: tokenPath,
    body: proposalAnswer,
    response,
  };
  app.put('/api/proposal/:token', { schema: answeringIt }, async (request) => {
    const { token } = request.params;
    await answerTo(services, request, request.body, (queries, isLocked) =>
      stoneOf(queries, request, { token, action: 'changed', isLocked }),
    );
    const stone = await stoneOf(database, request, { token, action: 'changed' });
    return proposalFoundAt(database, stone, stone.showsPrice);
  });
}
