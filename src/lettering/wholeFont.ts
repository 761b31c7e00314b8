/** The first bytes of the files that hold uncompressed outlines: TrueType, OpenType with CFF, and Apple's TrueType. */
const SIGNATURES = new Set([0x00010000, 0x4f54544f, 0x74727565]);

/** The file's header, and one record for each table in it: tag, checksum, offset, length. */
const HEADER = 12;
const RECORD = 16;

/**
 * Checks the table directory of a font file before it is used. A truncated download often opens
 * without an error and then lacks some of its letters.
 *
 * @returns what is wrong, in English, or undefined for a whole TrueType or OpenType file.
 */
export function faultOf(bytes: ArrayBuffer): string | undefined {
  const data = new DataView(bytes);
  if (bytes.byteLength < HEADER || !SIGNATURES.has(data.getUint32(0)))
    return 'is not a TrueType or OpenType font';
  const end = HEADER + RECORD * data.getUint16(4);
  if (end > bytes.byteLength) return 'is cut short';
  for (let record = HEADER; record < end; record += RECORD) {
    if (data.getUint32(record + 8) + data.getUint32(record + 12) > bytes.byteLength) return 'is cut short';
  }
  return undefined;
}
