import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Checks } from '../drawing/checks';
import type { Found } from '../drawing/task';
import type { StoredStone } from '../store/storedStone';
import { warningSentences } from '../texts/warningSentences';
import { localeOf } from './acceptedLocale';
import { callerKey } from './callerKey';
import type { Reader } from './stoneText';

/** How long reading a stone waits for its warnings, in ms; starting a process takes most of a second. */
const PATIENCE_MS = 3000;

/** Who reads the answer, in the language that the request asks for. */
export function readerOf(request: FastifyRequest): Reader {
  return { locale: localeOf(request.headers['accept-language']), caller: request.caller };
}

/** Sentences that were composed before: a stone is read more often than changed. */
const said = new WeakMap<Found, Map<Locale, readonly string[]>>();

/** What was found in a design, as sentences. */
function sentencesOf(locale: Locale, found: Found): readonly string[] {
  const known = said.get(found) ?? new Map<Locale, readonly string[]>();
  const sentences = known.get(locale) ?? warningSentences(locale, [...found.scene, ...found.words]);
  said.set(found, known.set(locale, sentences));
  return sentences;
}

/** The part of a stone that its checks are asked for. */
type Checked = Pick<StoredStone, 'id' | 'design'>;

const placeOf = (request: FastifyRequest, { id }: Checked) => ({
  caller: callerKey(request),
  about: `stone:${id}`,
});

/** The same, with the findings on a design; left out where that takes too long. */
export async function readerWithWarnings(
  request: FastifyRequest,
  checks: Checks,
  stone: Checked,
): Promise<Reader> {
  const reader = readerOf(request);
  const found = await checks.find(stone.design, PATIENCE_MS, placeOf(request, stone));
  return { ...reader, warnings: found && sentencesOf(reader.locale, found) };
}

/**
 * The same for a write, which does not wait: known warnings are included, others are computed once the stone rests, for
 * the next reading.
 */
export function readerOfWrite(request: FastifyRequest, checks: Checks, stone: Checked): Reader {
  const reader = readerOf(request);
  const known = checks.known(stone.design);
  if (!known) checks.later(stone.design, placeOf(request, stone));
  return { ...reader, warnings: known && sentencesOf(reader.locale, known) };
}
