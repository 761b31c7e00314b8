import type { OfferedOrder } from './formats';

/** Bodies at true size with every cut in them: made for a family's telephone, and read by a mill's program all the same. */
const BODIES: readonly string[] = ['glb', 'usdz'];

/**
 * Whether something is made by a file: what a machine is driven by, what a workshop makes parts by, and drawings at true size, which
 * are cut from by hand. The mason's picture is one of these: 4 pixels a mm and its size written in it, so that it comes out of a
 * printer as large as the stone. An offer, the churchyard's papers and the picture for a page only show the stone.
 */
function isCutFrom({ reader, order: { format } }: OfferedOrder): boolean {
  return BODIES.includes(format) || (reader !== 'family' && reader !== 'churchyard');
}

/**
 * Whether a file of a stone is offered to whoever does not draw it, its mason or a reader of it.
 *
 * @param awaitsApproval whether its business has it cut only after its family has approved it, which it has not.
 */
export const isOpen = (file: OfferedOrder, awaitsApproval: boolean): boolean =>
  !(awaitsApproval && isCutFrom(file));
