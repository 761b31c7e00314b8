import { createHash } from 'node:crypto';

/** The mark of a content (RFC 9110, section 8.8.3). A weak one: the same content also travels compressed. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
