import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './etagOf';
import { sharedText } from './sharedText';

/** Kept by whoever asked, and asked after each time: a change is seen at once, and what is unchanged does not travel. */
export const REVALIDATE = 'no-cache';

/** Below this a packet holds the answer as it is, in bytes. */
export const WORTHWHILE = 2048;

/** Whether one of the marks that a request names is this one (RFC 9110, section 13.1.2: compared weakly). */
function names(ifNoneMatch: string | undefined, mark: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(mark)) ?? false;
}

/** Marks an answer; whether the reader has it already, who is then told so. */
function isKnown(request: FastifyRequest, reply: FastifyReply, mark: string): boolean {
  reply.headers({ 'cache-control': REVALIDATE, etag: mark });
  return names(request.headers['if-none-match'], mark);
}

/**
 * Answers with bytes that have a mark: 304 without a body to whoever has them already.
 *
 * @param mediaType of the bytes.
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
  mediaType: string,
): FastifyReply {
  if (isKnown(request, reply, etagOf(bytes))) return reply.code(304).send();
  return reply.type(mediaType).send(bytes);
}

/** The same with a text that many ask for: it is marked and compressed once for all of them. */
export async function sendSharedText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  mediaType: string,
): Promise<FastifyReply> {
  const lasting = sharedText(text);
  if (isKnown(request, reply, lasting.mark)) return reply.code(304).send();
  reply.type(mediaType);
  const packed = text.length < WORTHWHILE ? undefined : lasting.packedFor(request.headers['accept-encoding']);
  if (!packed) return reply.send(lasting.bytes);
  const bytes = await packed.bytes;
  return reply.headers({ 'content-encoding': packed.packing, vary: 'accept-encoding' }).send(bytes);
}
