import type { FastifyRequest } from 'fastify';
import {
  type AlternativeMade,
  alternativeMade,
  alternativeName,
  alternatives,
  type ChoiceLinkMade,
  choiceLinkMade,
  choiceLinkRequest,
} from '../../../src/stone/wire/alternatives';
import { numberedPath } from '../../../src/stone/wire/paths';
import { hashToken, mintToken } from '../../credentials/tokens';
import { userBehind } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { keyOwner, repeatable } from '../../http/idempotency';
import { dropPreview } from '../../pictures/keepPreview';
import type { Services } from '../../services';
import {
  addAlternative,
  choiceOfStone,
  endChoiceLink,
  nameAlternative,
  writeChoiceLink,
} from '../../store/alternatives/choices';
import type { Queries } from '../../store/database';
import { answerOnce, bareAnswer } from '../../store/idempotency';
import { findStone, lockedStone } from '../../store/stones';
import { insertCopy, pictureAgain } from '../stone/copied';
import { shownAlternatives } from './shown';

/** The number of the stone that is made; with an Idempotency-Key, a repeated request makes no second one. @throws Refusal `keyReused` */
async function madeOnce(
  inside: Queries,
  { caller, headers, params }: FastifyRequest<{ Params: { id: number } }>,
  make: () => Promise<number>,
): Promise<number> {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return make();
  const scope = `alternative of ${params.id}:${keyOwner(caller)}`;
  const answered = await answerOnce(inside, { scope, key, content: '' }, async () =>
    bareAnswer(String(await make())),
  );
  if (answered === 'other') throw new Refusal('keyReused');
  return Number(answered.answer);
}

/** /api/stone/{id}/alternatives: stones side by side between which a family chooses, made and minded by their business. */
export function alternativesOfStone(app: App, services: Services): void {
  const { database } = services;

  async function found(request: FastifyRequest<{ Params: { id: number } }>) {
    const stone = allowAt(request.caller, 'compareStone', await findStone(database, request.params.id));
    return { stone, choice: await choiceOfStone(database, stone.id) };
  }
  /** The choice of a stone that is an alternative. @throws Refusal `alternativeNotFound` */
  async function foundChoice(request: FastifyRequest<{ Params: { id: number } }>) {
    const { stone, choice } = await found(request);
    if (!choice) throw new Refusal('alternativeNotFound');
    return { stone, choice };
  }
  const shown = async (request: FastifyRequest<{ Params: { id: number } }>) =>
    shownAlternatives(database, request.caller, await choiceOfStone(database, request.params.id));

  const reading = {
    summary: 'The stones between which a family chooses',
    params: numberedPath,
    response: answering(alternatives, 401, 403, 404),
  };
  app.get('/api/stone/:id/alternatives', { schema: reading }, async (request) => {
    const { choice } = await found(request);
    return shownAlternatives(database, request.caller, choice);
  });

  const making = {
    summary: 'Make a further stone to choose from, like this one',
    params: numberedPath,
    headers: repeatable,
    response: answering(alternativeMade, 401, 403, 404, 409, 422),
  };
  app.post('/api/stone/:id/alternatives', { schema: making }, async (request): Promise<AlternativeMade> => {
    const { stone } = await found(request);
    const preview = await pictureAgain(services, stone, request.log);
    let isUsed = false;
    try {
      const made = await database.transaction((inside) =>
        madeOnce(inside, request, async () => {
          const original = allowAt(request.caller, 'compareStone', await lockedStone(inside, stone.id));
          if (original.status !== 'draft') throw new Refusal('sentToMason');
          const { businessId } = original;
          const added = await addAlternative(inside, original.id, () =>
            insertCopy(inside, original, { businessId, preview, isSameFamily: true }),
          );
          if (!added) throw new Refusal('alternativesTooMany');
          isUsed = true;
          return added.id;
        }),
      );
      return { ...(await shown(request)), made };
    } finally {
      if (!isUsed) await dropPreview(services.previews, preview, request.log);
    }
  });

  const naming = {
    summary: 'Name a stone among those to choose from',
    params: numberedPath,
    body: alternativeName,
    response: answering(alternatives, 400, 401, 403, 404, 415),
  };
  app.put('/api/stone/:id/alternatives/name', { schema: naming }, async (request) => {
    const { stone } = await foundChoice(request);
    await nameAlternative(database, stone.id, request.body.name);
    return shown(request);
  });

  const linking = {
    summary: 'A link by which the family chooses; an earlier one ends',
    params: numberedPath,
    body: choiceLinkRequest,
    response: answering(choiceLinkMade, 400, 401, 403, 404, 415),
  };
  app.post(
    '/api/stone/:id/alternatives/link',
    { schema: linking },
    async (request): Promise<ChoiceLinkMade> => {
      const { choice } = await foundChoice(request);
      const token = mintToken('choice');
      const { days } = request.body;
      const userId = userBehind(request.caller)?.id ?? null;
      await writeChoiceLink(database, choice.id, { tokenHash: hashToken(token), days, userId });
      return { ...(await shown(request)), token };
    },
  );

  const ending = {
    summary: 'End the link by which the family chooses',
    params: numberedPath,
    response: answering(alternatives, 401, 403, 404),
  };
  app.delete('/api/stone/:id/alternatives/link', { schema: ending }, async (request) => {
    const { choice } = await foundChoice(request);
    await endChoiceLink(database, choice.id);
    return shown(request);
  });
}
