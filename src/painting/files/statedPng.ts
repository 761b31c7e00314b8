/** A PNG begins with these eight bytes, then come its chunks: length, name, data, checksum (PNG, section 5). */
const SIGNATURE = 8;
const FRAME = 12;

/** The chunks that say how large a pixel is and what its numbers mean; an encoder may have written some. */
const STATEMENTS = ['pHYs', 'sRGB', 'gAMA', 'cHRM', 'iCCP', 'cICP'];

/** The remainder of each byte by the polynomial of PNG's checksum (annex D). */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (REMAINDERS[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
}

/** A chunk with its length and checksum. */
function chunk(name: string, data: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(FRAME + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** The chunks of a PNG, whole, each with its name. */
function* chunksOf(png: Uint8Array): Generator<{ readonly name: string; readonly bytes: Uint8Array }> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = SIGNATURE; at + FRAME <= png.length; ) {
    const end = at + FRAME + view.getUint32(at);
    yield { name: String.fromCharCode(...png.subarray(at + 4, at + 8)), bytes: png.subarray(at, end) };
    at = end;
  }
}

/** What the numbers of a PNG's pixels are. */
type Meaning = 'colours' | 'measures';

/** What a PNG says besides its size. */
interface Said {
  /** Colours where it is left out; of measures nothing is said but their size: no program is to lighten them. */
  readonly meaning?: Meaning;
  /** What names it, a line each, as its comment. */
  readonly said?: readonly string[];
}

/** Pixels a metre in both directions (`pHYs`, section 11.3.4.3), and for colours sRGB with the perceptual intent (11.3.2.5). */
function statements(pxPerMm: number, meaning: Meaning): Uint8Array[] {
  const perMetre = Math.round(pxPerMm * 1000);
  const bytes = [24, 16, 8, 0].map((shift) => (perMetre >>> shift) & 255);
  const size = chunk('pHYs', [...bytes, ...bytes, 1]);
  return meaning === 'colours' ? [chunk('sRGB', [0]), size] : [size];
}

/** Text in UTF-8 that is not packed, in no language (`iTXt`, section 11.3.3.4): the two zeros behind the keyword, and two empty words. */
const words = (said: readonly string[]) =>
  chunk('iTXt', new TextEncoder().encode(`Comment\0\0\0\0\0${said.join('\n')}`));

/**
 * A PNG that says how many pixels a mm has, by which printing programs know its true size, and that its numbers are sRGB.
 * A canvas writes neither, and every other encoder in its own way: so it is done here, for all.
 *
 * @param png a whole file; its pixels are taken as they are.
 */
export function statedPng(
  png: Uint8Array,
  pxPerMm: number,
  { meaning = 'colours', said = [] }: Said = {},
): Uint8Array {
  const kept = [...chunksOf(png)].filter(({ name }) => !STATEMENTS.includes(name));
  // They stand before the pixels and the palette: behind the head, which is always first.
  const [head, ...rest] = kept.map(({ bytes }) => bytes);
  const parts = [
    png.subarray(0, SIGNATURE),
    ...(head ? [head] : []),
    ...statements(pxPerMm, meaning),
    ...(said.length > 0 ? [words(said)] : []),
    ...rest,
  ];
  const stated = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    stated.set(part, at);
    at += part.length;
  }
  return stated;
}
