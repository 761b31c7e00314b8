import type { Plugin } from 'vite';

/** The section of a module that declares its memories (WebAssembly core specification, binary format, 5.5.8). */
const MEMORY_SECTION = 5;

/** The bytes before a module's first section: its magic number and its version. */
const HEADER = 8;

/** Reads an unsigned LEB128 number: its value, and where it ends. */
function readNumber(bytes: Uint8Array, from: number): readonly [value: number, end: number] {
  let value = 0;
  for (let at = from; ; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError('a WebAssembly module that breaks off');
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return [value, at + 1];
  }
}

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
  let at = HEADER;
  while (at < module.length) {
    const section = module[at];
    const [length, content] = readNumber(module, at + 1);
    if (section === MEMORY_SECTION) {
      const [count, limits] = readNumber(module, content);
      const [, end] = readNumber(module, limits + 1);
      const width = end - limits - 1;
      if (count === 0 || pages >= 2 ** (7 * width)) throw new RangeError(`no room for ${pages} pages`);
      const copy = Uint8Array.from(module);
      copy.set(written(pages, width), limits + 1);
      return copy;
    }
    at = content + length;
  }
  throw new RangeError('a WebAssembly module without a memory of its own');
}

/** CanvasKit as the browser gets it. */
const CANVASKIT = /(^|\/)canvaskit[^/]*\.wasm$/;

/**
 * How many pages of 64 kB CanvasKit's memory begins with: 32 MB, which a first picture needs anyway. As published it begins with 128,
 * which a phone with little memory may refuse, and of which a common stone needs less than half (docs/benchmarks.md). It grows
 * by itself.
 */
const PAGES = 512;

/** Lets CanvasKit begin with no more memory than it needs. */
export function smallerHeap(): Plugin {
  return {
    name: 'smaller-heap',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !CANVASKIT.test(file.fileName)) continue;
          if (typeof file.source === 'string') throw new Error(`${file.fileName} is text`);
          file.source = withInitialPages(file.source, PAGES);
        }
      },
    },
  };
}
