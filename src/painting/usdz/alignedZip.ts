/** A file of an archive. */
export interface ZippedFile {
  /** Its name in plain ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Every file's bytes begin at a multiple of this (USDZ specification, section "Layout"). */
const ALIGNMENT = 64;

/** The bytes of a zip's three kinds of records before their names (PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = 30;
const CENTRAL = 46;
const END = 22;

/** The least an extra field takes: its kind and its length. */
const EXTRA_HEAD = 4;

/** The kind of an extra field that nobody reads: it only fills. */
const FILLING = 0x1986;

/** 1 January 1980, the first day that a zip knows: the same stone is the same file. */
const FIRST_DAY = 0x21;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of a zip: CRC-32 of ISO 3309. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** How many bytes an extra field fills so that what follows it is aligned. */
function fillingAt(end: number): number {
  const missing = (ALIGNMENT - (end % ALIGNMENT)) % ALIGNMENT;
  return missing === 0 || missing >= EXTRA_HEAD ? missing : missing + ALIGNMENT;
}

/** What both records of a file say of it, from the version that is needed on. */
function record(view: DataView, at: number, sum: number, size: number, name: number, extra: number): void {
  view.setUint16(at, 10, true);
  view.setUint16(at + 8, FIRST_DAY, true);
  view.setUint32(at + 10, sum, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name, true);
  view.setUint16(at + 24, extra, true);
}

/**
 * Writes files into a zip that packs nothing and begins each at a multiple of 64 bytes, as USDZ asks for: readers map them into
 * memory as they lie.
 */
export function alignedZip(files: readonly ZippedFile[]): Uint8Array {
  const records: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const named = new TextEncoder().encode(name);
    const extra = fillingAt(at + LOCAL + named.length);
    const sum = checksumOf(bytes);
    const local = new Uint8Array(LOCAL + named.length + extra);
    const view = new DataView(local.buffer);
    view.setUint32(0, 0x04034b50, true);
    record(view, 4, sum, bytes.length, named.length, extra);
    local.set(named, LOCAL);
    if (extra > 0) {
      view.setUint16(LOCAL + named.length, FILLING, true);
      view.setUint16(LOCAL + named.length + 2, extra - EXTRA_HEAD, true);
    }
    const entry = new Uint8Array(CENTRAL + named.length);
    const entryView = new DataView(entry.buffer);
    entryView.setUint32(0, 0x02014b50, true);
    entryView.setUint16(4, 10, true);
    record(entryView, 6, sum, bytes.length, named.length, 0);
    entryView.setUint32(42, at, true);
    entry.set(named, CENTRAL);
    records.push(local, bytes);
    central.push(entry);
    at += local.length + bytes.length;
  }
  const size = central.reduce((total, { length }) => total + length, 0);
  const end = new Uint8Array(END);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, files.length, true);
  view.setUint16(10, files.length, true);
  view.setUint32(12, size, true);
  view.setUint32(16, at, true);
  const zip = new Uint8Array(at + size + END);
  let place = 0;
  for (const record of [...records, ...central, end]) {
    zip.set(record, place);
    place += record.length;
  }
  return zip;
}
