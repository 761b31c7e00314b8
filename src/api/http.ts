import { z } from 'zod';
import { failure } from '../stone/wire/failure';
import { expired, isUser, ownToken, wasFollowed } from './identity';

/** A call the server refused, with its sentence in the reader's language. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    sentence: string,
    /** The stone as it stands now, where a write built on an older version (409). */
    readonly current?: unknown,
    /** A word for programs, where the server gives one. */
    readonly code?: string,
  ) {
    super(sentence);
  }
}

/** The server could not be reached, or its answer made no sense: trying again may help. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

interface Call<A extends z.ZodType> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly answer: A;
  /** Who calls: a stone's token, or whoever is logged in, or a visitor. */
  readonly as?: string | undefined;
  /** Whether the login goes along where a stone's token is given, so that a user is not taken for a stranger. */
  readonly isSigned?: boolean;
  readonly body?: unknown;
  /** A repeated POST with the same key makes nothing twice. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * A write that nobody has answered for so long, in ms, found no server: a network may swallow everything and say nothing.
 * What is read may take its time, for it comes bit by bit on a slow line and loses nothing.
 */
const WRITE_LIMIT = 30_000;

/** What is sent has its time beside that, in bytes per ms: a telephone at the edge of its net sends 64 kbit/s. */
const SLOWEST_LINE = 8;

/** When a call is given up: by whoever made it, and a write also after its time. */
function endOf(method: string, sent: string | undefined, signal: AbortSignal | undefined) {
  // Safari has `any` since 17.4; before, a write waits as long as the network does.
  if (method === 'GET' || !('any' in AbortSignal)) return signal;
  const limit = AbortSignal.timeout(WRITE_LIMIT + Math.ceil((sent?.length ?? 0) / SLOWEST_LINE));
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** The answer's JSON; undefined where it holds none, or broke off. */
async function jsonIn(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/**
 * Whether an answer says no more than that nobody was there to answer: a server that is being restarted, or the proxy
 * before it, with a page of its own.
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

/**
 * Makes one call (specification sections 7 and 8).
 *
 * @throws Refused for an answer that is not ok, Unreachable where there is no answer or a broken one, or where another
 * login has followed the one that was refused, and the signal's reason where the call was given up.
 */
export async function call<A extends z.ZodType>(path: string, request: Call<A>): Promise<z.output<A>> {
  const { method = 'GET', as = ownToken(), isSigned = false, body, idempotencyKey, signal } = request;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const end = endOf(method, sent, signal);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        AuthCookie: as,
        ...(isSigned && isUser() && as !== ownToken() && { AuthSender: ownToken() }),
        'Accept-Language': document.documentElement.lang || 'da',
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(sent !== undefined && { body: sent }),
      ...(end && { signal: end }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw new Unreachable(String(error));
  }
  const json = await jsonIn(response, signal);
  if (isAway(response.status, json)) throw new Unreachable(`${path}: ${response.status}`);
  if (!response.ok) {
    const refused = refusal(response, json);
    // A link for reading that is used to write is no login that has ended.
    if (refused.status === 403 && refused.code !== 'readOnly') {
      if (wasFollowed(as)) throw new Unreachable(`${path}: made with a login that another has followed`);
      expired();
    }
    throw refused;
  }
  const answer = request.answer.safeParse(json);
  if (!answer.success) throw new Unreachable(`${path}: ${z.prettifyError(answer.error)}`);
  return answer.data;
}
