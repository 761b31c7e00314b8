import { randomUUID } from 'node:crypto';
import type { Request } from './nodes';

/** A call that a link can make. */
export interface CallByLink {
  readonly path: string;
  readonly request: Request;
}

/** What is named by the calls of a relative's link: something to read, and a comment to write to. */
interface About {
  readonly key: string;
  readonly comment: number;
}

/**
 * Every call that a relative's link can make, but the one that ends it (`DELETE …/data`); the stream of changes is none of them,
 * since it asks for a stone's link or a login.
 */
export function callsOfRelative(
  token: string,
  { key, comment }: About,
): Readonly<Record<string, CallByLink>> {
  const at = `/api/approve/${token}`;
  const say = (text: string, more: object = {}) => ({
    method: 'POST',
    body: { text, ...more },
    key: randomUUID(),
  });
  return {
    reading: { path: at, request: {} },
    data: { path: `${at}/data`, request: {} },
    picture: { path: `${at}/picture`, request: {} },
    tick: { path: `${at}/ticks`, request: { method: 'PUT', body: { key, isTicked: true } } },
    untick: { path: `${at}/ticks`, request: { method: 'PUT', body: { key, isTicked: false } } },
    comment: { path: `${at}/comments`, request: say('Se her.', { pin: { kind: 'whole' } }) },
    reply: { path: `${at}/comments/${comment}/messages`, request: say('Nej, her.') },
    settling: { path: `${at}/comments/${comment}`, request: { method: 'PUT', body: { isResolved: true } } },
    objection: { path: at, request: { method: 'POST', body: { round: 1, decision: 'object' } } },
    approving: { path: at, request: { method: 'POST', body: { round: 1, decision: 'approve' } } },
  };
}

/** Every call that the link of a family that chooses can make. */
export function callsOfChoice(token: string): Readonly<Record<string, CallByLink>> {
  const at = `/api/choose/${token}`;
  return {
    reading: { path: at, request: {} },
    picture: { path: `${at}/picture/A`, request: {} },
    choosing: { path: at, request: { method: 'PUT', body: { letter: 'A' } } },
    choosingNone: { path: at, request: { method: 'PUT', body: { letter: null } } },
  };
}
