import { memoryOf, type Span, withZeros } from './memoryParts.ts';

/** How a font with TrueType outlines begins (OpenType specification, table directory). */
const TRUE_TYPE = 0x00010000;
/** From the beginning of a font to how many tables it has, and to the first entry of their list, of 16 bytes each. */
const TABLES_AT = 4;
const LIST_AT = 12;
const ENTRY = 16;

/** Tables that every font with outlines has. */
const REQUIRED = ['cmap', 'glyf', 'head', 'hmtx', 'loca'];

/** From where to where a font stands that begins at an address; undefined where none does. */
function fontAt(memory: DataView, from: number): Span | undefined {
  if (memory.getUint32(from) !== TRUE_TYPE) return undefined;
  const tables = memory.getUint16(from + TABLES_AT);
  if (from + LIST_AT + tables * ENTRY > memory.byteLength) return undefined;
  const entries = Array.from({ length: tables }, (_, table) => {
    const at = from + LIST_AT + table * ENTRY;
    const tag = [0, 1, 2, 3].map((letter) => String.fromCharCode(memory.getUint8(at + letter))).join('');
    return { tag, end: from + memory.getUint32(at + 8) + memory.getUint32(at + 12) };
  });
  if (!REQUIRED.every((name) => entries.some(({ tag }) => tag === name))) return undefined;
  return [from, Math.max(...entries.map(({ end }) => end))];
}

function fontIn(memory: DataView): Span {
  for (let from = 0; from + LIST_AT < memory.byteLength; from += 1) {
    const font = fontAt(memory, from);
    if (font) return font;
  }
  throw new RangeError('a WebAssembly module without a font');
}

/**
 * A copy of a module with zeros in place of the font that it brings along for text without one: 108 kB in CanvasKit, which hardly
 * shrink when packed. The designer's letters are outlines.
 *
 * @throws RangeError where there is no font.
 */
export const withoutEmbeddedFont = (module: Uint8Array): Uint8Array<ArrayBuffer> =>
  withZeros(module, fontIn(memoryOf(module)));
