import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Finding } from '../../src/stone/finding';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import { design } from '../../src/stone/stone';
import type { Checks } from '../drawing/checks';
import type { Reader } from './stoneText';
import { localeOf } from './texts';
import { warningSentences } from './warningSentences';

/** How long reading a stone waits for its warnings, in ms; a thread that has yet to start takes most of a second. */
const PATIENCE_MS = 3000;

/** For whom an answer is put into words: the language that the request asks for. */
export function readerOf(request: FastifyRequest): Reader {
  return { locale: localeOf(request.headers['accept-language']) };
}

/** What was found on a design's scene, and what a proof-reader finds in its words, as sentences. */
function sentencesOf(locale: Locale, text: string, found: readonly Finding[]): string[] {
  const words = proofreadDesign(design.parse(JSON.parse(text)));
  return warningSentences(locale, [...found, ...words]);
}

/** The same, with what a mason would object to in a design; left out where it takes too long to find. */
export async function readerWithWarnings(
  request: FastifyRequest,
  checks: Checks,
  text: string,
): Promise<Reader> {
  const { locale } = readerOf(request);
  const found = await checks.find(text, PATIENCE_MS);
  return { locale, warnings: found && sentencesOf(locale, text, found) };
}

/**
 * The same for a write, which waits for nothing: warnings are told where they are known already, and else looked for
 * meanwhile, so that the next reading has them.
 */
export function readerOfWrite(request: FastifyRequest, checks: Checks, text: string): Reader {
  const { locale } = readerOf(request);
  const known = checks.known(text);
  if (!known) void checks.find(text, 0);
  return { locale, warnings: known && sentencesOf(locale, text, known) };
}
