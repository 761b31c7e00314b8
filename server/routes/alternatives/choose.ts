import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { design } from '../../../src/stone/stone';
import type { AccessAction } from '../../../src/stone/wire/access';
import {
  type ChoiceView,
  choiceView,
  choosePicturePath,
  choosing,
} from '../../../src/stone/wire/alternatives';
import { failure } from '../../../src/stone/wire/failure';
import { tokenPath } from '../../../src/stone/wire/paths';
import { hashToken, tokenKind } from '../../credentials/tokens';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { asDecided } from '../../http/stoneText';
import type { Services } from '../../services';
import { choiceByLink, choose, lockChoice } from '../../store/alternatives/choices';
import { tellOfChoice } from '../../store/alternatives/tellOfChoice';
import { businessName } from '../../store/businesses';
import type { Queries } from '../../store/database';
import { priceOfAlternative, storedAlternatives } from './shown';

/**
 * The choice that a family's link opens, with its stones.
 *
 * @throws Refusal `choiceNotFound` for any other token, `choiceLinkEnded` where its time is over.
 */
async function byLink(
  queries: Queries,
  request: FastifyRequest,
  token: string,
  action: Extract<AccessAction, 'read' | 'previewed' | 'changed'>,
) {
  const choice = tokenKind(token) === 'choice' ? await choiceByLink(queries, hashToken(token)) : undefined;
  if (!choice) throw new Refusal('choiceNotFound');
  if (!choice.has_link || !choice.link_expires_at) throw new Refusal('choiceLinkEnded');
  const stored = await storedAlternatives(queries, choice.id);
  request.touched = stored.map(({ stone }) => ({ subject: 'stone', subjectId: stone.id, action }));
  return { choice, stored, until: choice.link_expires_at };
}

async function viewOf(
  queries: Queries,
  { choice, stored, until }: Awaited<ReturnType<typeof byLink>>,
): Promise<ChoiceView> {
  const chosen = stored.find(({ stone }) => stone.id === choice.chosen_stone);
  return {
    business: await businessName(queries, stored[0]?.stone.businessId ?? null),
    expiresAt: until.toISOString(),
    alternatives: stored.map(({ letter, name, stone }) => ({
      ...{ letter, name, hasPicture: stone.preview !== null },
      design: design.parse(JSON.parse(asDecided(stone.design))),
      ...(stone.showsPrice && priceOfAlternative(stone)),
    })),
    chosen:
      chosen && choice.chosen_at
        ? { letter: chosen.letter, text: choice.chosen_text, at: choice.chosen_at.toISOString() }
        : null,
    isOpen: choice.is_open,
  };
}

const RESPONSE = answering(choiceView, 400, 401, 403, 404, 409, 410, 415, 429);
const picture = { schema: z.string().describe('The bytes of the picture') };

/** /api/choose/{token}: a family looks at stones side by side, without an account, and says which one it would have. */
export function choosingBetween(app: App, { database, previews, post }: Services): void {
  const reading = {
    summary: 'The stones between which a family chooses, by its link',
    params: tokenPath,
    response: RESPONSE,
  };
  app.get('/api/choose/:token', { schema: reading }, async (request) =>
    viewOf(database, await byLink(database, request, request.params.token, 'read')),
  );

  const looking = {
    summary: 'The picture of one of them',
    security: [],
    params: choosePicturePath,
    response: {
      200: {
        description: 'The picture',
        content: { 'image/png': picture, 'image/jpeg': picture, 'image/webp': picture },
      },
      404: failure,
      410: failure,
    } as Record<number, unknown>,
  };
  // An `img` of the page sends no AuthCookie; the token tells all.
  app.get(
    '/api/choose/:token/picture/:letter',
    { schema: looking, config: { open: true } },
    async (request, reply) => {
      const { token, letter } = request.params;
      const { stored } = await byLink(database, request, token, 'previewed');
      const name = stored.find((each) => each.letter === letter)?.stone.preview ?? null;
      const found = name === null ? undefined : await previews.read(name);
      if (!found) throw new Refusal('notFound');
      return reply.type(found.mediaType).send(found.bytes);
    },
  );

  const choosingOne = {
    summary: 'Say which one it is to be, or none any more',
    params: tokenPath,
    body: choosing,
    response: RESPONSE,
  };
  app.put('/api/choose/:token', { schema: choosingOne }, async (request) => {
    const { token } = request.params;
    const { letter, text } = request.body;
    await database.transaction(async (inside) => {
      await lockChoice(inside, (await byLink(inside, request, token, 'changed')).choice.id);
      // Once more: the link may have ended, or an approval been asked for, while the stones were waited for.
      const { choice, stored } = await byLink(inside, request, token, 'changed');
      if (!choice.is_open) throw new Refusal('choiceClosed');
      const wanted = stored.find((each) => each.letter === letter);
      if (letter !== null && !wanted) throw new Refusal('alternativeNotFound');
      if (await choose(inside, choice.id, wanted?.stone.id ?? null, text || null))
        await tellOfChoice(inside, choice.id);
    });
    post.waiting();
    return viewOf(database, await byLink(database, request, token, 'changed'));
  });
}
