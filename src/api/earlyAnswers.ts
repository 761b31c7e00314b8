import type { z } from 'zod';
import { ownToken } from './identity';
import { localeOfPage } from './localeOfPage';

/** An answer that is not read within this time is asked for anew: it may be another by then. In ms. */
const LASTING = 60_000;

/** An answer's JSON, and what a schema says of it. */
export interface Read {
  readonly json: unknown;
  readonly schema: z.ZodType;
  readonly parsed: z.ZodSafeParseResult<unknown>;
}

interface Asked {
  readonly answer: Promise<Response>;
  /** Where it is read before somebody takes it; undefined in it where it broke off. */
  readonly read?: Promise<Read | undefined>;
  /** In ms of the page's clock. */
  readonly until: number;
}

/** What the page asked for before the code that reads it was there, by who asked for what: each answer has one reader. */
const asked = new Map<string, Asked>();

const keyOf = (as: string, path: string) => `${as} ${path}`;

/** The headers of a call that only reads. */
export const readingHeaders = (as: string) => ({ AuthCookie: as, 'Accept-Language': localeOfPage() });

/**
 * Asks for answers that are surely wanted, in the page's language.
 *
 * @param as the caller: whoever acts now, or a stone's token.
 */
export function askEarly(paths: readonly string[], as = ownToken()): void {
  for (const path of paths) {
    const answer = fetch(path, { headers: readingHeaders(as) });
    // Whoever reads it hears of a failure; nobody may.
    answer.catch(() => undefined);
    asked.set(keyOf(as, path), { answer, until: performance.now() + LASTING });
  }
}

async function readBy(answer: Promise<Response>, schema: z.ZodType): Promise<Read> {
  const json = await (await answer).json();
  return { json, schema, parsed: schema.safeParse(json) };
}

/**
 * Reads an answer that was asked for early as soon as it comes, for whoever takes it later and reads it by the same schema.
 *
 * @returns what it says; undefined where it was not asked for, or says something else.
 */
export async function readEarly<Answer extends z.ZodType>(
  path: string,
  schema: Answer,
  as = ownToken(),
): Promise<z.output<Answer> | undefined> {
  const found = asked.get(keyOf(as, path));
  if (!found) return undefined;
  const read = readBy(found.answer, schema).catch(() => undefined);
  asked.set(keyOf(as, path), { ...found, read });
  const parsed = (await read)?.parsed;
  // It was parsed by this schema.
  return parsed?.success ? (parsed.data as z.output<Answer>) : undefined;
}

/** The answer that was asked for early, the first time that it is taken; undefined where there is none. */
export async function takeEarly(
  as: string,
  path: string,
): Promise<{ readonly response: Response; readonly read: Read | undefined } | undefined> {
  const key = keyOf(as, path);
  const found = asked.get(key);
  asked.delete(key);
  if (!found || performance.now() >= found.until) return undefined;
  const response = await found.answer.catch(() => undefined);
  return response && { response, read: await found.read };
}
