import { crc32 } from 'node:zlib';
import { memoryOf, type Span, withZeros } from './memoryParts.ts';

/** Brotli's dictionary: its first words, how many bytes it has, and their CRC-32 (RFC 7932, appendix A). */
const BEGINNING = 'timedownlifeleft';
const LENGTH = 122_784;
const CRC = 0x5136cb04;

function dictionaryIn({ buffer }: DataView<ArrayBuffer>): Span {
  const memory = Buffer.from(buffer);
  const from = memory.indexOf(BEGINNING);
  const span: Span = [from, from + LENGTH];
  if (from < 0 || crc32(memory.subarray(...span)) !== CRC)
    throw new RangeError('a WebAssembly module without brotli’s dictionary');
  return span;
}

/**
 * A copy of a module with zeros in place of brotli's dictionary of words of web pages, by which FreeType unpacks fonts in WOFF2: the
 * designer's letters are outlines.
 *
 * @throws RangeError where there is no such dictionary.
 */
export const withoutBrotliDictionary = (module: Uint8Array): Uint8Array<ArrayBuffer> =>
  withZeros(module, dictionaryIn(memoryOf(module)));
