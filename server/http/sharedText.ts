import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { etagOf } from './etagOf';

/** The encodings of a text besides none, the better one first. */
const PACKINGS = ['br', 'gzip'] as const;
type Packing = (typeof PACKINGS)[number];

/** Done once for many readers, so a higher quality than for single answers. */
const BROTLI_QUALITY = 9;

const PACK: Readonly<Record<Packing, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text) => promisify(gzip)(text),
};

/** A text that is the same for many readers: its entity tag and encodings are computed once. */
export interface SharedText {
  readonly mark: string;
  /** Unencoded: one buffer for all, however slowly each of them reads. */
  readonly bytes: Buffer;
  /** In the best encoding that a request accepts; undefined where it accepts none. */
  packedFor(
    acceptEncoding: string | undefined,
  ): { readonly packing: Packing; readonly bytes: Promise<Buffer> } | undefined;
}

/** How many texts are kept: the catalogue has some twenty lists. */
const MOST_KEPT = 40;

const kept = new Map<string, SharedText>();

function made(text: string): SharedText {
  const ways: Partial<Record<Packing, Promise<Buffer>>> = {};
  return {
    mark: etagOf(text),
    bytes: Buffer.from(text),
    packedFor: (acceptEncoding) => {
      const packing = acceptEncoding && negotiate(acceptEncoding.toLowerCase(), [...PACKINGS]);
      if (!packing) return undefined;
      ways[packing] ??= PACK[packing](text);
      return { packing, bytes: ways[packing] };
    },
  };
}

/** The cached form of a text; the most recently used ones are kept. */
export function sharedText(text: string): SharedText {
  const known = kept.get(text) ?? made(text);
  kept.delete(text);
  kept.set(text, known);
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return known;
}
