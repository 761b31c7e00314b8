import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Accessor, accessAction } from '../../src/stone/wire/access';
import { tokenKind } from '../credentials/tokens';
import { type Caller, userBehind } from '../domain/caller';
import type { AccessNotes, Done } from '../jobs/accessNotes';
import type { App } from './app';
import { NOTED, type NotedCall } from './notedCalls';

/** Reads may be recorded after the answer. */
const READING: ReadonlySet<string> = new Set([accessAction.enum.read, accessAction.enum.previewed]);

const CONFLICT = 409;
const answered = z.object({ id: z.number() });
const addressParts = z.record(z.string(), z.unknown());

type Who = Pick<Done, 'by' | 'userId'>;

/** The kind of link that was used; a family's former link counts as the one that it was. */
function linkOf(caller: Caller): Accessor {
  if (caller.kind === 'stonemason') return 'stonemason';
  if (caller.kind !== 'tokenHolder') return 'visitor';
  const kind = tokenKind(caller.token);
  if (kind === 'mason') return 'masonLink';
  return kind === 'readonly' ? 'readingLink' : 'editingLink';
}

function whoOf(caller: Caller, by: Accessor | undefined): Who {
  const user = userBehind(caller);
  if (user) return { by: 'user', userId: user.id };
  return { by: by ?? linkOf(caller), userId: 0 };
}

/** The number of the stone or case; undefined where neither the address nor the answer holds it. */
function numberOf({ number }: NotedCall, { params }: FastifyRequest, payload: unknown): number | undefined {
  if (number === 'none') return undefined;
  if (number === 'answer') return answered.parse(JSON.parse(String(payload))).id;
  return Number(addressParts.parse(params)[number]);
}

/** The accesses of a call that succeeded. */
function doneBy(calls: readonly NotedCall[], request: FastifyRequest, payload: unknown): Done[] {
  const who = (by: Accessor | undefined) => whoOf(request.caller, by);
  const done = calls.flatMap((call): Done[] => {
    const { subject, action, by } = call;
    const subjectId = subject === 'list' ? 0 : numberOf(call, request, payload);
    return subjectId === undefined ? [] : [{ subject, subjectId, action, ...who(by) }];
  });
  const touched = request.touched?.map((each) => ({ ...each, ...who(calls[0]?.by) })) ?? [];
  return [...done, ...touched];
}

/** The access of a caller with a stale version: the refusal contains the current stone or case. */
function seenBy(calls: readonly NotedCall[], request: FastifyRequest, payload: unknown): Done[] {
  if (!String(payload).includes('"current":')) return [];
  const asked = calls.filter(({ number }) => number !== 'answer');
  return doneBy(asked, request, payload).map((each) => ({ ...each, action: 'read' }));
}

/**
 * Records who reads and changes stones and cases, by the table of calls, before an answer is sent. A change's answer
 * waits until the record is stored, which is one statement an hour for each user and stone; where that fails, the call
 * fails, and nothing is acknowledged.
 */
export function noteAccesses(app: App, notes: AccessNotes): void {
  app.decorateRequest('touched', undefined);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, routeOptions } = request;
    const calls = NOTED[`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`];
    const { statusCode } = reply;
    if (!calls || (statusCode >= 400 && statusCode !== CONFLICT)) return done();
    const all = statusCode === CONFLICT ? seenBy(calls, request, payload) : doneBy(calls, request, payload);
    const changes = all.filter(({ action }) => !READING.has(action));
    for (const each of all) if (READING.has(each.action)) notes.read(each);
    const kept = changes.length > 0 ? notes.changed(changes) : undefined;
    if (!kept) return done();
    kept.then(() => done(), done);
  });
  // After the last answers.
  app.addHook('onClose', () => notes.stop());
}
