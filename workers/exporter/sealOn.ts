import { sealedDesign } from '../../src/stone/sealing/sealedDesign';
import type { Design } from '../../src/stone/stone';
import type { Seal } from '../../src/stone/wire/seal';

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The seal that an order told, if it is of this design: stone and order are fetched apart, and one of them may have been altered
 * between. Undefined also where a page that was not fetched securely has no hashes: a file that says nothing is no false one.
 */
export async function sealOn(design: Design, seal: Seal | undefined): Promise<Seal | undefined> {
  // The types take it for granted; browsers leave it out of pages that were fetched without TLS.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!seal || !subtle) return undefined;
  const hash = hex(await subtle.digest('SHA-256', new TextEncoder().encode(sealedDesign(design))));
  return hash === seal.parts.design ? seal : undefined;
}
