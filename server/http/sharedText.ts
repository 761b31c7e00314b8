import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { etagOf } from './etagOf';

/** How a text may travel besides as it is, the better way first. */
const PACKINGS = ['br', 'gzip'] as const;
type Packing = (typeof PACKINGS)[number];

/** Done once for many readers, so better than what keeps up with the network. */
const BROTLI_QUALITY = 9;

const PACK: Readonly<Record<Packing, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text) => promisify(gzip)(text),
};

/** A text that is the same for many readers: its mark, and how it travels, are worked out once. */
export interface SharedText {
  readonly mark: string;
  /** As it is: one for all, however slowly each of them reads. */
  readonly bytes: Buffer;
  /** Packed in the best of the ways that a request takes; undefined where it takes none. */
  packedFor(
    acceptEncoding: string | undefined,
  ): { readonly packing: Packing; readonly bytes: Promise<Buffer> } | undefined;
}

/** So many texts are kept: the catalogue has some twenty lists. */
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

/** What is known of a text that was answered with before; the ones asked for last are kept. */
export function sharedText(text: string): SharedText {
  const known = kept.get(text) ?? made(text);
  kept.delete(text);
  kept.set(text, known);
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return known;
}
