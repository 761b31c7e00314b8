import { readNumber, sectionOf } from './sections.ts';

/** The section of a module with what its memory begins with (WebAssembly core specification, binary format, 5.5.14). */
const DATA_SECTION = 11;

/** A part of the memory that the module brings along: where it stands there, and in the file. */
interface Part {
  readonly address: number;
  readonly at: number;
  readonly length: number;
}

/** From which address to which; what stands at `end` is no longer meant. */
export type Span = readonly [from: number, end: number];

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

/**
 * The memory as a module begins with it.
 *
 * @throws RangeError where it brings data to no fixed address.
 */
export function memoryOf(module: Uint8Array): DataView<ArrayBuffer> {
  const parts = partsOf(module);
  const memory = new Uint8Array(Math.max(0, ...parts.map(({ address, length }) => address + length)));
  for (const { address, at, length } of parts) memory.set(module.subarray(at, at + length), address);
  return new DataView(memory.buffer);
}

/** A copy of a module whose memory begins with zeros at some addresses. */
export function withZeros(module: Uint8Array, [from, end]: Span): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(module);
  for (const { address, at, length } of partsOf(module)) {
    const first = Math.max(from, address);
    const last = Math.min(end, address + length);
    if (first < last) copy.fill(0, at + first - address, at + last - address);
  }
  return copy;
}
