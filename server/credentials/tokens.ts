import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodedFully } from './decodedFully';

/** The prefix of each kind of token, which tells an expired login from a wrong link. */
const PREFIXES = {
  stone: 'st_',
  readonly: 'ro_',
  mason: 'ma_',
  session: 'se_',
  login: 'us_',
  confirmation: 'cf_',
  password: 'pw_',
  workshop: 'wk_',
  approval: 'ap_',
  proposal: 'pr_',
  choice: 'ch_',
  letters: 'sl_',
} as const;
export type TokenKind = keyof typeof PREFIXES;

/** 192 random bits: more than the 128 that docs/decisions.md section 7 asks for, and base64url without padding. */
const RANDOM_BYTES = 24;

/** A new token of a kind: its prefix and 32 characters of base64url. */
export function mintToken(kind: TokenKind): string {
  return PREFIXES[kind] + randomBytes(RANDOM_BYTES).toString('base64url');
}

/** The kind of token by its prefix; undefined for anything else. */
export function tokenKind(token: string): TokenKind | undefined {
  const kinds = Object.keys(PREFIXES) as TokenKind[];
  return kinds.find((kind) => token.startsWith(PREFIXES[kind]));
}

/** SHA-256 in hex: how tokens that are only ever checked are stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether two tokens are the same, in a time that does not depend on where they differ. */
export function sameToken(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  // Tokens of a kind have one length, so that a wrong length reveals nothing.
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Also inside a word, such as after an encoded blank. */
const TOKEN_IN_TEXT = /(st|ro|ma|se|us|cf|pw|wk|ap|ch|pr|sl)_[A-Za-z0-9_-]{16,}/gi;
const TOKEN_IN_PATH =
  /(\/(?:designer|stone-design|own-data|proposal\/stone)\/[^/?#\s"]+\/|\/login\/|\/mason\/|\/approve\/|\/choose\/|\/letters\/|\/api\/stepLetters\/|\/proposal\/(?!stone\/)|\/confirm(?:ation)?\/|\/reset\/|\/api\/password\/)([^/?#\s"]+)/g;
/** `/api/removebg/{id}/{token}`, and the picture of a shared stone. */
const TOKEN_IN_CALL = /(\/api\/(?:removebg|shared)\/[^/?#\s"]+\/)(?!stonetype\/|vignet\b)([^/?#\s"]+)/g;
/** Whoever knows an uploaded picture's name may see it; its beginning is enough to tell pictures apart. */
const PICTURE_NAME = /(\/api\/picture\/[0-9a-f]{8})[0-9a-f]{56}/g;
/** An e-mail address (RFC 5321 section 4.5.3.1: 64 and 255 characters at most), as a mail server names it in an objection. */
const MAILBOX = /[^\s"'<>(),:;/\\[\]@]{1,64}@[^\s"'<>(),:;/\\[\]@]{1,255}/g;
const TOKEN_IN_QUERY = /([?&](?:user)?token=)[^&#\s"]+/gi;

function hidden(text: string): string {
  return text
    .replace(TOKEN_IN_TEXT, '$1_[hidden]')
    .replace(TOKEN_IN_PATH, '$1[hidden]')
    .replace(TOKEN_IN_CALL, '$1[hidden]')
    .replace(PICTURE_NAME, '$1[hidden]')
    .replace(TOKEN_IN_QUERY, '$1[hidden]');
}

/** Text for a log without e-mail addresses: a log outlives what somebody has erased. */
export const withoutMailboxes = (text: string) =>
  text.includes('@') ? text.replace(MAILBOX, '[hidden]@[hidden]') : text;

/**
 * Text for a log without tokens and without whatever is in a token's place in an address, however they are encoded.
 * Checked first as written, since an encoded slash is part of what is in a token's place.
 */
export function withoutTokens(text: string): string {
  const once = hidden(text);
  const decoded = decodedFully(once);
  return decoded === once ? once : hidden(decoded);
}
