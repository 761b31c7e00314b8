import { createHash } from 'node:crypto';
import { z } from 'zod';
import { timeCode } from '../timeCode';
import type { Asker, KeptAnswer, Login, Reading } from './keptStore';

/** Headers that say when and how an answer travelled, and nothing of the store. */
const OF_THE_WAY: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

/** Packed answers would differ by the version of Node. */
const PLAIN = { 'accept-encoding': 'identity' };

/** The tokens of logins, by the user's name. */
export type Tokens = ReadonlyMap<string, string>;

/** Logs users in at a server, with a code where one is asked for. */
export async function logIn(url: string, logins: readonly Login[]): Promise<Tokens> {
  const tokens = new Map<string, string>();
  for (const { username, password, secret } of logins) {
    const code = secret === undefined ? {} : { code: timeCode(secret) };
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, ...code }),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${username} cannot log in: ${answer.status} ${said}`);
    tokens.set(username, z.object({ token: z.string() }).parse(JSON.parse(said)).token);
  }
  return tokens;
}

function cookieOf(by: Asker, tokens: Tokens): Record<string, string> {
  if (by.kind === 'nobody') return {};
  if (by.kind === 'visitor') return { AuthCookie: 'public' };
  if (by.kind === 'link') return { AuthCookie: by.token };
  const token = tokens.get(by.username);
  if (token === undefined) throw new Error(`${by.username} is not logged in`);
  return { AuthCookie: token };
}

/** Calls a server. */
export async function callAt(
  url: string,
  method: string,
  { path, by, language, body }: Omit<Reading, 'method'>,
  tokens: Tokens,
  headers: Record<string, string> = {},
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const cookie = cookieOf(by, tokens);
  return fetch(url + path, {
    method,
    headers: { 'accept-language': language, ...PLAIN, ...type, ...cookie, ...headers },
    ...sent,
  });
}

/** The part of an answer that is kept and compared. */
async function answerOf(response: Response): Promise<KeptAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_WAY.has(name)));
  const isText = /^(text|application\/json)/.test(headers['content-type'] ?? '');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    status: response.status,
    headers,
    body: isText ? bytes.toString() : { bytes: bytes.length, sha256 },
  };
}

/** How often a call is asked again whose findings were not there in time. */
const TRIES = 20;

/**
 * Asks a call that only reads. What a mason would object to is left out of an answer where checking takes longer than
 * three seconds; on a busy machine it is asked again then.
 *
 * @param isWhole whether everything is in an answer.
 */
export async function ask(
  url: string,
  reading: Reading,
  tokens: Tokens,
  isWhole: (answer: KeptAnswer) => boolean,
): Promise<KeptAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await answerOf(await callAt(url, reading.method, reading, tokens));
    if (tries === TRIES || isWhole(answer)) return answer;
  }
}

/** Whether an answer has the findings that belong to it. */
export function hasFindings(reading: Reading, { status, body }: KeptAnswer): boolean {
  if (status !== 200 || typeof body !== 'string') return true;
  if (/^\/api\/stone\/\d+$/.test(reading.path)) return body.includes('"warnings":');
  return !body.includes('"findings":null');
}
