import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { failure } from '../../src/stone/wire/failure';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers with JSON that is text already: what lies in the database is not read into objects only to be written again. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(JSON_TYPE).send(text);
}

/**
 * What a call answers, for the OpenAPI document: its schema on success and the common failure for each status named.
 * Typed as unknown on purpose: most answers leave as text, which no schema touches.
 */
export function answering(success: z.ZodType, ...refused: readonly number[]): Record<number, unknown> {
  return { 200: success, ...Object.fromEntries(refused.map((status) => [status, failure])) };
}
