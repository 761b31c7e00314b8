/** The bytes before a module's first section: its magic number and its version. */
const HEADER = 8;

/** Where the content of a section of a WebAssembly module begins, and how many bytes it has. */
export interface Section {
  readonly from: number;
  readonly length: number;
}

/**
 * Reads an unsigned LEB128 number: its value, and where it ends.
 *
 * @throws RangeError where the module breaks off.
 */
export function readNumber(module: Uint8Array, from: number): readonly [value: number, end: number] {
  let value = 0;
  for (let at = from; ; at += 1) {
    const byte = module[at];
    if (byte === undefined) throw new RangeError('a WebAssembly module that breaks off');
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return [value, at + 1];
  }
}

/**
 * A section of a WebAssembly module by its number (core specification, binary format, 5.5.2); undefined where it has none.
 *
 * @throws RangeError where the module breaks off.
 */
export function sectionOf(module: Uint8Array, wanted: number): Section | undefined {
  let at = HEADER;
  while (at < module.length) {
    const number = module[at];
    const [length, from] = readNumber(module, at + 1);
    if (number === wanted) return { from, length };
    at = from + length;
  }
  return undefined;
}
