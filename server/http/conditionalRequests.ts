import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './etagOf';
import { sharedText } from './sharedText';

/** Cached, and revalidated each time: a change is seen at once, and unchanged answers are not sent again. */
export const REVALIDATE = 'no-cache';

/** Smaller answers fit a packet uncompressed, in bytes. */
export const WORTHWHILE = 2048;

/** Whether a request names this entity tag (RFC 9110, section 13.1.2: compared weakly). */
function names(ifNoneMatch: string | undefined, mark: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(mark)) ?? false;
}

/** Sets an answer's entity tag; whether the client has that answer already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, mark: string): boolean {
  reply.headers({ 'cache-control': REVALIDATE, etag: mark });
  return names(request.headers['if-none-match'], mark);
}

/**
 * Sends bytes with an entity tag: 304 without a body where the client has them already.
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

/** The same for a text that many ask for: it is hashed and compressed once for all of them. */
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
