/** What the first bytes of a picture tell: its kind and its size in pixels. */
export interface PictureHeader {
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** PNG, third edition, section 11.2.1: IHDR comes first and begins with width and height. */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 16) !== 'IHDR')
    return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** A frame header (SOF) of any process; C4, C8 and CC between them are other things (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG, ITU T.81 annex B: segments up to the frame header, which holds height and width. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A fill byte before a marker; otherwise the segment's own length leads to the next one.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** WebP container (RFC 9649 sections 2 and 3): the first chunk is lossy, lossless or extended. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return undefined;
  const chunk = ascii(bytes, 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8 ') return undefined;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/**
 * Reads what kind of picture bytes are and how large it is, without decoding it: a small file may unfold to gigabytes.
 *
 * @returns undefined where they are no PNG, JPEG or WebP, or one without pixels.
 */
export function pictureHeader(bytes: Buffer): PictureHeader | undefined {
  const readers = { png: pngSize, jpeg: jpegSize, webp: webpSize };
  for (const type of ['png', 'jpeg', 'webp'] as const) {
    const size = readers[type](bytes);
    if (size) return size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
  }
  return undefined;
}
