import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Kept by whoever asked, and asked after each time: a change is seen at once, and what is unchanged does not travel. */
export const ASKED_AFTER = 'no-cache';

/** The mark of a content (RFC 9110, section 8.8.3). A weak one: the same content also travels compressed. */
function markOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether one of the marks that a request names is this one (RFC 9110, section 13.1.2: compared weakly). */
function names(ifNoneMatch: string | undefined, mark: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(mark)) ?? false;
}

/**
 * Answers with a content that has a mark: 304 without a body to whoever has it already.
 *
 * @param mediaType of the content.
 */
export function sendMarked(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Uint8Array,
  mediaType: string,
): FastifyReply {
  const mark = markOf(content);
  reply.headers({ 'cache-control': ASKED_AFTER, etag: mark });
  if (names(request.headers['if-none-match'], mark)) return reply.code(304).send();
  return reply.type(mediaType).send(content);
}
