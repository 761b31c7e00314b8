import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Locale } from '../../src/stone/catalogue/naming';
import { REFUSALS, Refusal } from '../domain/refusal';
import { DatabaseUnreachable } from '../store/databaseUnreachable';
import { isDiskFull } from '../system/disk';
import { fieldWord, sentence } from '../texts/serverTexts';
import { localeOf } from './acceptedLocale';
import { JSON_TYPE } from './answers';

/** An unreachable database is worth retrying soon: it is restarting, or failing over to its standby. */
const RETRY_SECONDS = 5;

/** Fastify's own errors, as our refusals. */
const FROM_FASTIFY: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('bodyTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('notJson'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal('malformedJson'),
};

/** PostgreSQL's code for a text with a sign that none can hold (NUL, half a pair of surrogates): class 22, character_not_in_repertoire. */
const NO_TEXT = '22021';

/** Names the first invalid field, by its common name; an element by its number from 1. */
function invalidField(locale: Locale, instancePath: string): Refusal {
  const parts = instancePath.split('/').filter((part) => part !== '');
  const field = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const named = { field: fieldWord(locale, field), path: parts.join('.') || 'body' };
  if (parts[0] !== 'Parms' || parts.length < 3) return new Refusal('invalidField', { named });
  return new Refusal('invalidElementField', { named: { ...named, number: String(Number(parts[1]) + 1) } });
}

function refusalFrom(error: FastifyError | Refusal, locale: Locale): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnreachable) return new Refusal('notReady', { retryAfter: RETRY_SECONDS });
  if (isDiskFull(error)) return new Refusal('diskFull');
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An invalid address is answered like one that does not exist.
    if (error.validationContext === 'params') return new Refusal('notFound');
    return invalidField(locale, error.validation[0]?.instancePath ?? '');
  }
  if (error.code === NO_TEXT) return new Refusal('badRequest');
  const known = FROM_FASTIFY[error.code];
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Refusal(error instanceof SyntaxError ? 'malformedJson' : 'badRequest');
  return new Refusal('internal');
}

/**
 * Answers a refused call: a sentence in the reader's language and a stable code (specification section 8). Internal
 * errors are logged and never sent.
 */
export function refuse(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const { code, details } = refusalFrom(error, locale);
  if (REFUSALS[code] >= 500) request.log.error({ err: error }, 'a call failed');
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  const body = JSON.stringify({ error: sentence(locale, code, details.named), code });
  const current = details.current === undefined ? '' : `,"current":${details.current}`;
  return reply
    .code(REFUSALS[code])
    .type(JSON_TYPE)
    .send(`${body.slice(0, -1)}${current}}`);
}
