/** What the first bytes of a picture contain: its type and its size in pixels. */
export interface PictureHeader {
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** The greatest number of pixels of a sent or uploaded picture: above this a small file expands to gigabytes. */
export const MOST_PIXELS = 40e6;

type Size = Pick<PictureHeader, 'width' | 'height'>;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** PNG, third edition, section 11.2.1: IHDR comes first and begins with width and height. */
function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 33 || ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 16) !== 'IHDR')
    return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** A frame header (SOF) of any process; C4, C8 and CC between them are other things (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG, ITU T.81 annex B: segments up to the frame header, which holds height and width. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A fill byte before a marker; otherwise the segment's own length leads to the next one.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** WebP container (RFC 9649 sections 2 and 3): the first chunk is lossy, lossless or extended. */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  const chunk = ascii(bytes, 12, 16);
  if (chunk === 'VP8X') return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  if (chunk === 'VP8L') {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8 ') return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/**
 * Reads the type and size of a picture from its bytes, without decoding it: a small file may expand to gigabytes.
 *
 * @returns undefined where they are not a PNG, JPEG or WebP, or one without pixels.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const readers = { png: pngSize, jpeg: jpegSize, webp: webpSize };
  for (const type of ['png', 'jpeg', 'webp'] as const) {
    const size = readers[type](bytes);
    if (size) return size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
  }
  return undefined;
}
