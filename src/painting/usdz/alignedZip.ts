import { type Zippable, zipSync } from 'fflate';

/** A file of an archive. */
export interface ZippedFile {
  /** Its name in plain ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Every file's bytes begin at a multiple of this (USDZ specification, section "Layout"). */
const ALIGNMENT = 64;

/** The bytes of a file's record before its name (PKWARE APPNOTE 6.3.10, section 4.3.7). */
const LOCAL = 30;

/** The least an extra field takes: its kind and its length. */
const EXTRA_HEAD = 4;

/** The kind of an extra field that nobody reads: it only fills. */
const FILLING = 0x1986;

/** The first day that a zip knows: the same stone is the same file. */
const FIRST_DAY = new Date(1980, 0, 1);

/** How many bytes an extra field fills so that what follows it is aligned. */
function fillingAt(end: number): number {
  const missing = (ALIGNMENT - (end % ALIGNMENT)) % ALIGNMENT;
  return missing === 0 || missing >= EXTRA_HEAD ? missing : missing + ALIGNMENT;
}

/**
 * Writes files into a zip that packs nothing and begins each at a multiple of 64 bytes, as USDZ asks for: readers map them into
 * memory as they lie.
 */
export function alignedZip(files: readonly ZippedFile[]): Uint8Array {
  const entries: Zippable = {};
  let at = 0;
  for (const { name, bytes } of files) {
    const filling = fillingAt(at + LOCAL + name.length);
    const extra = filling > 0 ? { [FILLING]: new Uint8Array(filling - EXTRA_HEAD) } : {};
    entries[name] = [bytes, { level: 0, mtime: FIRST_DAY, extra }];
    at += LOCAL + name.length + filling + bytes.length;
  }
  return zipSync(entries);
}
