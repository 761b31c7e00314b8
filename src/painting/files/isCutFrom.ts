import type { OfferedOrder } from './offered';

/** Bodies at true size with every cut in them: made for a family's telephone, and read by a mill's program all the same. */
const BODIES: readonly string[] = ['glb', 'usdz'];

/**
 * Whether something is made by a file: what a machine is driven by, what a workshop makes parts by, and drawings at true size, which
 * are cut from by hand. An offer, the churchyard's papers and a picture only show the stone.
 */
export function isCutFrom({ reader, order: { format } }: OfferedOrder): boolean {
  if (BODIES.includes(format)) return true;
  return reader !== 'family' && reader !== 'churchyard' && format !== 'png';
}
