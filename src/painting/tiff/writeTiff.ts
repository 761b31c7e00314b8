import { sRgbProfile } from '../pdf/sRgbProfile';
import { plainLetters } from '../sheet/plainLetters';

/** Pixels of a picture: RGBA, not premultiplied. */
export interface TiffPicture {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Rows that are packed at once: readers unpack a strip in one piece. */
const STRIP = 64;

/** TIFF's types of numbers (TIFF 6.0, section 2), and the bytes of each. */
const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const UNDEFINED = 7;
const BYTES: Readonly<Record<number, number>> = {
  [ASCII]: 1,
  [SHORT]: 2,
  [LONG]: 4,
  [RATIONAL]: 8,
  [UNDEFINED]: 1,
};

/** Bytes packed by zlib's deflate (RFC 1950), which browsers and Node both have. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Rows as red, green and blue on white, each pixel as its difference from the one to its left (TIFF 6.0, section 14), which
 * packs smaller.
 */
function rowsOf({ pixels, width }: TiffPicture, from: number, to: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((to - from) * width * 3);
  for (let row = from; row < to; row += 1) {
    const before = [0, 0, 0];
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      const alpha = (pixels[at + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part += 1) {
        const level = Math.round((pixels[at + part] ?? 0) * alpha + 255 * (1 - alpha));
        rows[((row - from) * width + column) * 3 + part] = level - (before[part] ?? 0);
        before[part] = level;
      }
    }
  }
  return rows;
}

interface Field {
  readonly tag: number;
  readonly type: number;
  readonly values: readonly number[];
}

function putField(view: DataView, at: number, type: number, values: readonly number[]): void {
  const size = BYTES[type] ?? 1;
  for (const [index, value] of values.entries()) {
    // A rational is two longs: here both are given as values.
    const place = at + index * (type === RATIONAL ? 4 : size);
    if (type === SHORT) view.setUint16(place, value, true);
    else if (type === UNDEFINED || type === ASCII) view.setUint8(place, value);
    else view.setUint32(place, value, true);
  }
}

/** A file's head, its one directory and what that points to: all before the strips. */
function headOf(fields: readonly Field[], length: (field: Field) => number): Uint8Array {
  const directory = 8 + 2 + 12 * fields.length + 4;
  const beyond = fields.reduce(
    (sum, field) => sum + (length(field) > 4 ? length(field) + (length(field) % 2) : 0),
    0,
  );
  const head = new Uint8Array(directory + beyond);
  const view = new DataView(head.buffer);
  // "II" and 42: the lower byte first.
  view.setUint32(0, 0x002a4949, true);
  view.setUint32(4, 8, true);
  view.setUint16(8, fields.length, true);
  let free = directory;
  for (const [index, field] of fields.entries()) {
    const { tag, type, values } = field;
    const at = 10 + 12 * index;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, length(field) / (BYTES[type] ?? 1), true);
    if (length(field) <= 4) {
      putField(view, at + 8, type, values);
      continue;
    }
    view.setUint32(at + 8, free, true);
    putField(view, free, type, values);
    free += length(field) + (length(field) % 2);
  }
  return head;
}

const lengthOf = ({ type, values }: Field) => values.length * (type === RATIONAL ? 4 : (BYTES[type] ?? 1));

/** What a file says of itself (ImageDescription): ASCII that ends with a zero, and nothing where nothing is said. */
function describedBy(said: readonly string[]): Field[] {
  if (said.length === 0) return [];
  const text = said.map(plainLetters).join('\n');
  return [{ tag: 270, type: ASCII, values: [...new TextEncoder().encode(`${text}\0`)] }];
}

/**
 * A picture as TIFF 6.0: red, green and blue of 8 bits on white, deflated, its resolution and the profile of sRGB named.
 *
 * @param dpi pixels an inch, both ways, written to a ten-thousandth.
 * @param said what the file says of itself, a line each.
 */
export async function writeTiff(
  picture: TiffPicture,
  dpi: number,
  said: readonly string[] = [],
): Promise<Uint8Array> {
  const { width, height } = picture;
  const strips: Uint8Array[] = [];
  for (let row = 0; row < height; row += STRIP)
    strips.push(await deflated(rowsOf(picture, row, Math.min(height, row + STRIP))));
  const resolution = [Math.round(dpi * 10_000), 10_000];
  const fieldsAt = (offsets: readonly number[]): Field[] => [
    { tag: 256, type: LONG, values: [width] },
    { tag: 257, type: LONG, values: [height] },
    { tag: 258, type: SHORT, values: [8, 8, 8] },
    // Deflate, RGB.
    { tag: 259, type: SHORT, values: [8] },
    { tag: 262, type: SHORT, values: [2] },
    ...describedBy(said),
    { tag: 273, type: LONG, values: offsets },
    // The first row on top.
    { tag: 274, type: SHORT, values: [1] },
    { tag: 277, type: SHORT, values: [3] },
    { tag: 278, type: LONG, values: [STRIP] },
    { tag: 279, type: LONG, values: strips.map(({ length }) => length) },
    { tag: 282, type: RATIONAL, values: resolution },
    { tag: 283, type: RATIONAL, values: resolution },
    // Beside each other, not in planes; an inch; differences.
    { tag: 284, type: SHORT, values: [1] },
    { tag: 296, type: SHORT, values: [2] },
    { tag: 317, type: SHORT, values: [2] },
    { tag: 34675, type: UNDEFINED, values: [...sRgbProfile('sRGB IEC61966-2.1')] },
  ];
  const first = headOf(fieldsAt(strips.map(() => 0)), lengthOf).length;
  let end = first;
  const offsets = strips.map(({ length }) => {
    const at = end;
    end += length;
    return at;
  });
  const file = new Uint8Array(end);
  file.set(headOf(fieldsAt(offsets), lengthOf));
  for (const [index, strip] of strips.entries()) file.set(strip, offsets[index]);
  return file;
}
