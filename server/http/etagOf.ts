import { createHash } from 'node:crypto';

/** The entity tag of a content (RFC 9110, section 8.8.3). Weak, since the same content is also sent compressed. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
