import { readNumber, sectionOf } from './sections.ts';

/** The section of a module that declares its memories (WebAssembly core specification, binary format, 5.5.8). */
const MEMORY_SECTION = 5;

/** The bytes of a number as LEB128, filled up to as many as there are. */
const written = (value: number, length: number) =>
  Array.from(
    { length },
    (_, at) => (Math.floor(value / 2 ** (7 * at)) & 0x7f) | (at < length - 1 ? 0x80 : 0),
  );

/**
 * A copy of a WebAssembly module whose own memory begins with another number of pages of 64 kB, and grows where more are needed.
 *
 * @throws RangeError where it has no memory of its own, or the number takes more bytes than the one that it replaces.
 */
export function withInitialPages(module: Uint8Array, pages: number): Uint8Array<ArrayBuffer> {
  const memories = sectionOf(module, MEMORY_SECTION);
  if (!memories) throw new RangeError('a WebAssembly module without a memory of its own');
  const [count, limits] = readNumber(module, memories.from);
  const [, end] = readNumber(module, limits + 1);
  const width = end - limits - 1;
  if (count === 0 || pages >= 2 ** (7 * width)) throw new RangeError(`no room for ${pages} pages`);
  const copy = Uint8Array.from(module);
  copy.set(written(pages, width), limits + 1);
  return copy;
}
