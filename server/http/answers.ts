import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { failure } from '../../src/stone/wire/failure';
import { sendSharedText } from './conditionalRequests';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers with JSON that is text already: what lies in the database is not read into objects only to be written again. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(JSON_TYPE).send(text);
}

/**
 * Answers with a part of the catalogue, which names nobody and is the same for everybody who may read it: unlike all other
 * answers the browser keeps it, and asks whether it still holds.
 */
export function sendCatalogue(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  return sendSharedText(request, reply, text, JSON_TYPE);
}

/**
 * What a call answers, for the OpenAPI document: its schema on success and the common failure for each status named.
 * Typed as unknown on purpose: most answers leave as text, which no schema touches.
 */
export function answering(success: z.ZodType, ...refused: readonly number[]): Record<number, unknown> {
  return { 200: success, ...Object.fromEntries(refused.map((status) => [status, failure])) };
}
