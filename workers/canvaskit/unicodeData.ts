import { readNumber, sectionOf } from './sections.ts';

/** The section of a module with what its memory begins with (WebAssembly core specification, binary format, 5.5.14). */
const DATA_SECTION = 11;

/** How ICU's common data begins: 0xda27 after the size of its head, and `CmnD` as its format (ICU, `ucmndata.h`). */
const MAGIC = [0xda, 0x27];
const FORMAT = [...'CmnD'].map((letter) => letter.charCodeAt(0));

/** From the beginning of the head to its magic number and to its format, in bytes. */
const MAGIC_AT = 2;
const FORMAT_AT = 12;

/** A part of the memory that the module brings along: where it stands there, and in the file. */
interface Part {
  readonly address: number;
  readonly at: number;
  readonly length: number;
}

/** What a module brings along for its memory, in the order of the addresses. */
function partsOf(module: Uint8Array): readonly Part[] {
  const section = sectionOf(module, DATA_SECTION);
  if (!section) return [];
  const parts: Part[] = [];
  const [count, first] = readNumber(module, section.from);
  for (let at = first; parts.length < count; ) {
    // Each begins with 0, `i32.const`, its address and `end`: what an own memory at a fixed address is written as.
    if (module[at] !== 0 || module[at + 1] !== 0x41) throw new RangeError('data at no fixed address');
    const [address, end] = readNumber(module, at + 2);
    const [length, bytes] = readNumber(module, end + 1);
    parts.push({ address, at: bytes, length });
    at = bytes + length;
  }
  return parts;
}

/** The memory as the module begins with it. */
function memoryOf(module: Uint8Array, parts: readonly Part[]): DataView<ArrayBuffer> {
  const memory = new Uint8Array(Math.max(0, ...parts.map(({ address, length }) => address + length)));
  for (const { address, at, length } of parts) memory.set(module.subarray(at, at + length), address);
  return new DataView(memory.buffer);
}

const isAt = (memory: DataView, bytes: readonly number[], from: number) =>
  bytes.every((byte, at) => from + at < memory.byteLength && memory.getUint8(from + at) === byte);

/**
 * From where to where ICU's tables stand in the memory: from the first to the last of those that its list of contents names
 * (ICU, `udatamem.h`: their number, and for each where its name and its bytes are, counted from the list). The last
 * itself is left: how long it is, is written nowhere.
 */
function tablesIn(memory: DataView): readonly [from: number, end: number] {
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
export function withoutUnicodeData(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = partsOf(module);
  const [from, end] = tablesIn(memoryOf(module, parts));
  const copy = Uint8Array.from(module);
  for (const { address, at, length } of parts) {
    const first = Math.max(from, address);
    const last = Math.min(end, address + length);
    if (first < last) copy.fill(0, at + first - address, at + last - address);
  }
  return copy;
}
