import { memoryOf, type Span, withZeros } from './memoryParts.ts';

/** How ICU's common data begins: 0xda27 after the size of its head, and `CmnD` as its format (ICU, `ucmndata.h`). */
const MAGIC = [0xda, 0x27];
const FORMAT = [...'CmnD'].map((letter) => letter.charCodeAt(0));

/** From the beginning of the head to its magic number and to its format, in bytes. */
const MAGIC_AT = 2;
const FORMAT_AT = 12;

const isAt = (memory: DataView, bytes: readonly number[], from: number) =>
  bytes.every((byte, at) => from + at < memory.byteLength && memory.getUint8(from + at) === byte);

/**
 * From where to where ICU's tables stand in the memory: from the first to the last of those that its list of contents names
 * (ICU, `udatamem.h`: their number, and for each where its name and its bytes are, counted from the list). The last
 * itself is left: how long it is, is written nowhere.
 */
function tablesIn(memory: DataView): Span {
  for (let head = 0; head < memory.byteLength; head += 1) {
    if (!isAt(memory, FORMAT, head + FORMAT_AT) || !isAt(memory, MAGIC, head + MAGIC_AT)) continue;
    const list = head + memory.getUint16(head, true);
    const tables = memory.getUint32(list, true);
    const begin = (table: number) => list + memory.getUint32(list + 4 + 8 * table + 4, true);
    return [begin(0), begin(tables - 1)];
  }
  throw new RangeError('a WebAssembly module without ICU');
}

/**
 * A copy of a module with zeros in place of ICU's dictionaries and tables, by which text is broken into words and lines: 857 kB in
 * CanvasKit. Only ICU reads them, and finds none.
 *
 * @throws RangeError where there is no such data.
 */
export const withoutUnicodeData = (module: Uint8Array): Uint8Array<ArrayBuffer> =>
  withZeros(module, tablesIn(memoryOf(module)));
