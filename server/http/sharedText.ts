import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { begunOnce } from '../../src/cache/begunOnce';
import { etagOf } from './etagOf';

/** The encodings of a text besides none, the better one first. */
const PACKINGS = ['br', 'gzip'] as const;
type Packing = (typeof PACKINGS)[number];

/** Done once for many readers, so a higher quality than for single answers: 1 MB of ornaments takes 0.2 s. */
const AT_FIRST = 9;

/** What is asked for again is packed anew meanwhile, an eighth smaller: it takes ten times as long, on another thread. */
const AGAIN = constants.BROTLI_MAX_QUALITY;

const inBrotli = (text: string, quality: number) =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

/** The end of all better packings so far: one at a time, since the threads that pack also read files and check passwords. */
let packedBefore: Promise<void> = Promise.resolve();

/** Hands out the text in Brotli: as it is packed quickly at first, and better once that is done. */
function packingBetter(text: string): () => Promise<Buffer> {
  const quickly = begunOnce(() => inBrotli(text, AT_FIRST));
  let asked = 0;
  let better: Buffer | undefined;
  return async () => {
    asked += 1;
    if (asked === 2) {
      packedBefore = packedBefore
        .then(async () => {
          better = await inBrotli(text, AGAIN);
        })
        // It stays as it was packed at first, which is the same text.
        .catch(() => undefined);
    }
    return better ?? quickly();
  };
}

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
  const packings: Readonly<Record<Packing, () => Promise<Buffer>>> = {
    br: packingBetter(text),
    gzip: begunOnce(() => promisify(gzip)(text)),
  };
  return {
    mark: etagOf(text),
    bytes: Buffer.from(text),
    packedFor: (acceptEncoding) => {
      const packing = acceptEncoding && negotiate(acceptEncoding.toLowerCase(), [...PACKINGS]);
      if (!packing) return undefined;
      return { packing, bytes: packings[packing]() };
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
