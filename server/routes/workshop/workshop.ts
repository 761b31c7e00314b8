import type { FastifyRequest } from 'fastify';
import { listOf } from '../../../src/stone/wire/list';
import {
  workshopFetched,
  workshopFiles,
  workshopOrder,
  workshopOrderAnswer,
  workshopPartPath,
  workshopPath,
  workshopQuery,
} from '../../../src/stone/wire/workshop';
import type { Caller } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { PaperUndrawn } from '../../jobs/enclosePapers';
import { PaperWithheld } from '../../jobs/mayCut';
import { ownOrders } from '../../jobs/workshop/ownOrders';
import type { Services } from '../../services';

/** After how many seconds a paper that could not be drawn is worth another try. */
const RETRY_SECONDS = 5;

/** The stonemason whose machine calls. */
function masonOf(caller: Caller): number {
  if (caller.kind === 'stonemason') return caller.stonemasonId;
  throw new Refusal(caller.kind === 'unknown' ? 'sessionExpired' : 'workshopKeyNeeded');
}

/**
 * /api/workshop: a stonemason's machine fetches the orders that are with the mason, by the workshop's key: the new ones, what
 * the letter says of one as `order.json`, each paper by itself, and at last that all of it is in the workshop.
 *
 * @param publicUrl the public address of the server; undefined for the one of the request.
 */
export function workshopCalls(app: App, services: Services, publicUrl: string | undefined): void {
  const { database, checks, makeSureOfSeals, workshopPapers: papers } = services;
  const ordersOf = ({ caller, protocol, host }: Pick<FastifyRequest, 'caller' | 'protocol' | 'host'>) =>
    ownOrders(
      { database, checks, makeSureOfSeals, papers, publicUrl: publicUrl ?? `${protocol}://${host}` },
      masonOf(caller),
    );

  const listed = {
    summary: 'The orders that a workshop has not fetched yet',
    querystring: workshopQuery,
    response: answering(listOf(workshopOrder), 400, 401, 403),
  };
  app.get('/api/workshop/orders', { schema: listed }, async (request) => {
    const { stonemason, since, stone } = request.query;
    if (stonemason !== undefined && stonemason !== masonOf(request.caller))
      throw new Refusal('workshopKeyNeeded');
    const wanted =
      stone === undefined
        ? ({ kind: 'new', since: since === undefined ? undefined : new Date(since) } as const)
        : ({ kind: 'again', stoneId: stone } as const);
    return { results: await ordersOf(request).list(wanted) };
  });

  const one = {
    summary: 'What a workshop is told of an order',
    params: workshopPath,
    response: answering(workshopOrderAnswer, 401, 403, 404),
  };
  app.get('/api/workshop/order/:id', { schema: one }, async (request) => {
    const order = await ordersOf(request).order(request.params.id);
    if (!order) throw new Refusal('orderNotFound');
    request.touched = order.stones.map(({ id }) => ({ subject: 'stone', subjectId: id, action: 'read' }));
    return { order };
  });

  const part = {
    summary: 'The files of a stone of an order: a paper, or the pictures of its medallions',
    params: workshopPartPath,
    response: answering(workshopFiles, 401, 403, 404, 409, 503),
  };
  app.get('/api/workshop/order/:id/:stoneId/:part', { schema: part }, async (request) => {
    const { id, stoneId, part: wanted } = request.params;
    const orders = ordersOf(request);
    const order = await orders.order(id);
    if (!order?.stones.some((stone) => stone.id === stoneId)) throw new Refusal('orderNotFound');
    const files = await orders.files(id, stoneId, wanted, order).catch((error: unknown) => {
      if (error instanceof PaperWithheld) throw new Refusal('approvalNeeded');
      if (!(error instanceof PaperUndrawn)) throw error;
      request.log.warn({ err: error }, 'a paper for a workshop could not be drawn');
      throw new Refusal('paperUndrawn', { retryAfter: RETRY_SECONDS });
    });
    return {
      files: files.map(({ content, ...file }) => ({
        ...file,
        content: Buffer.from(content).toString('base64'),
      })),
    };
  });

  const fetched = {
    summary: 'Say that all of an order is in the workshop',
    params: workshopPath,
    response: answering(workshopFetched, 401, 403),
  };
  app.put('/api/workshop/order/:id/fetched', { schema: fetched }, async (request) => {
    const { id } = request.params;
    await ordersOf(request).fetched(id);
    return { id };
  });
}
