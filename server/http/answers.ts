import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { failure } from '../../src/stone/wire/failure';
import { sendSharedText } from './conditionalRequests';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * JSON text from the database as it is, without parsing and serialising it, for a handler to return. Not the reply itself:
 * for one that is returned Fastify watches until its last byte has left, which was a fifteenth of a reading's processor time.
 */
export function jsonText(reply: FastifyReply, text: string | Buffer): string | Buffer {
  reply.type(JSON_TYPE);
  return text;
}

/**
 * Sends a part of the catalogue, which names nobody and is the same for all callers who may read it: unlike all other
 * answers the browser caches it, and revalidates.
 */
export function sendCatalogue(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  return sendSharedText(request, reply, text, JSON_TYPE);
}

/**
 * The responses of a call, for the OpenAPI document: its schema on success and the common error for each given status.
 * Typed as unknown on purpose: most answers are sent as text, which no schema processes.
 */
export function answering(success: z.ZodType, ...refused: readonly number[]): Record<number, unknown> {
  return { 200: success, ...Object.fromEntries(refused.map((status) => [status, failure])) };
}
