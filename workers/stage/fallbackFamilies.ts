import type { FontCache } from '../../src/lettering/fontCache';
import { type FontEntry, familiesLike } from '../../src/stone/catalogue/font';
import type { Finding } from '../../src/stone/finding';
import type { Design } from '../../src/stone/stone';

/** The fallback families for characters that a line's family lacks, loaded as far as they can be; none for other findings. */
export async function fallbackFamilies(
  { kind, elements: [element = -1] }: Finding,
  { Parms }: Design,
  loaded: FontCache,
  catalogue: readonly FontEntry[],
): Promise<readonly string[]> {
  const parm = Parms[element];
  if (kind !== 'missingCharacter' || parm?.type !== 'text') return [];
  const families = familiesLike(parm.fontFamily, catalogue);
  await loaded.load(families);
  return families;
}
