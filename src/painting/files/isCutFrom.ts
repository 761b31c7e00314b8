import type { OfferedOrder } from './offered';

/**
 * Whether something is made by a file: what a machine is driven by, what a workshop makes parts by, and drawings at true size, which
 * are cut from by hand. An offer, the churchyard's papers and a picture only show the stone.
 */
export function isCutFrom({ reader, order: { format } }: OfferedOrder): boolean {
  return reader !== 'family' && reader !== 'churchyard' && format !== 'png';
}
