import { z } from 'zod';
import { failure } from '../stone/wire/failure';
import { type Read, readingHeaders, takeEarly } from './earlyAnswers';
import { expired, isUser, ownToken, wasFollowed } from './identity';

/** A call the server refused, with its message in the user's language. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    sentence: string,
    /** The stone's current state, where a write built on an older version (409). */
    readonly current?: unknown,
    /** A machine-readable code, where the server gives one. */
    readonly code?: string,
  ) {
    super(sentence);
  }
}

/** The server could not be reached, or its answer was invalid: trying again may help. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

interface Call<A extends z.ZodType> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly answer: A;
  /** The caller: a stone's token, the logged-in user, or a visitor. */
  readonly as?: string | undefined;
  /** Whether the login is also sent where a stone's token is given, so that a user is not taken for a stranger. */
  readonly isSigned?: boolean;
  readonly body?: unknown;
  /** A repeated POST with the same key creates nothing twice. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * A write without an answer after this many ms counts as failed: a network may drop everything without an error.
 * Reads have no limit: they arrive bit by bit on a slow line, and repeating loses nothing.
 */
const WRITE_LIMIT = 30_000;

/** Extra time for the request body, in bytes per ms: a phone with poor reception sends 64 kbit/s. */
const SLOWEST_LINE = 8;

/** When a call is aborted: by the caller, and a write also after its time limit. */
function endOf(method: string, sent: string | undefined, signal: AbortSignal | undefined) {
  // Safari has `any` since 17.4; before, a write waits as long as the network does.
  if (method === 'GET' || !('any' in AbortSignal)) return signal;
  const limit = AbortSignal.timeout(WRITE_LIMIT + Math.ceil((sent?.length ?? 0) / SLOWEST_LINE));
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** The answer's JSON; undefined where it has none, or broke off. */
async function jsonIn(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/**
 * Whether an answer only means that the server was not there to answer: it is being restarted, or the proxy in front
 * of it answers with its own page.
 */
function isAway(status: number, json: unknown): boolean {
  if (status < 502 || status > 504) return false;
  const body = failure.safeParse(json);
  return !body.success || body.data.code === 'notReady';
}

function refusal(response: Response, json: unknown): Refused {
  const body = failure.safeParse(json);
  const sentence = body.success ? body.data.error : response.statusText;
  return new Refused(response.status, sentence, body.data?.current, body.data?.code);
}

/** What a schema says of an answer; what it said when that was read early is not worked out again. */
function parsed<A extends z.ZodType>(json: unknown, schema: A, read: Read | undefined) {
  const result = read?.schema === schema ? read.parsed : schema.safeParse(json);
  // Either way it is the schema's.
  return result as z.ZodSafeParseResult<z.output<A>>;
}

/**
 * Makes one call (specification sections 7 and 8).
 *
 * @throws Refused for an answer that is not ok, Unreachable where there is no answer or a broken one, or where another
 * login has replaced the one that was refused, and the signal's reason where the call was aborted.
 */
export async function call<A extends z.ZodType>(path: string, request: Call<A>): Promise<z.output<A>> {
  const { method = 'GET', as = ownToken(), isSigned = false, body, idempotencyKey, signal } = request;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const end = endOf(method, sent, signal);
  let response: Response;
  let read: Read | undefined;
  try {
    // One that shows the login besides the link is another question.
    const early = method === 'GET' && !isSigned ? await takeEarly(as, path) : undefined;
    end?.throwIfAborted();
    read = early?.read;
    response =
      early?.response ??
      (await fetch(path, {
        method,
        headers: {
          ...readingHeaders(as),
          ...(isSigned && isUser() && as !== ownToken() && { AuthSender: ownToken() }),
          ...(sent !== undefined && { 'Content-Type': 'application/json' }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(sent !== undefined && { body: sent }),
        ...(end && { signal: end }),
      }));
  } catch (error) {
    signal?.throwIfAborted();
    throw new Unreachable(String(error));
  }
  const json = read?.json ?? (await jsonIn(response, signal));
  if (isAway(response.status, json)) throw new Unreachable(`${path}: ${response.status}`);
  if (!response.ok) {
    const refused = refusal(response, json);
    // Writing with a read-only link does not mean that the login has ended.
    if (refused.status === 403 && refused.code !== 'readOnly') {
      if (wasFollowed(as)) throw new Unreachable(`${path}: made with a login that another has followed`);
      expired();
    }
    throw refused;
  }
  const answer = parsed(json, request.answer, read);
  if (!answer.success) throw new Unreachable(`${path}: ${z.prettifyError(answer.error)}`);
  return answer.data;
}
