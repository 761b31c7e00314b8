import type { Purpose } from '../../../machines/export/context';
import type { FileOrder } from '../../../painting/files/formats';

/** Pixels a mm of a picture, on the print page too: a stone of 600 x 750 mm fills A4 at 300 dots to the inch. */
const PICTURE = 4;

/** A file that can be ordered, and what is done with it once it is there; it is downloaded where nothing else is said. */
interface OfferedFile {
  /** What it is called in `locales/<language>/paper.json`. */
  readonly name: string;
  readonly order: FileOrder;
  readonly purpose?: Purpose;
}

/** The files that leave the screen, for the family and for the mason. */
const FILES = [
  { name: 'printView', order: { format: 'png', pxPerMm: PICTURE }, purpose: 'print' },
  { name: 'offer', order: { format: 'offer', detailed: false } },
  { name: 'offerDetailed', order: { format: 'offer', detailed: true } },
  { name: 'fullSize', order: { format: 'pdf' } },
  { name: 'tiledA4', order: { format: 'pdf', tiled: 'a4' } },
  { name: 'tiledA3', order: { format: 'pdf', tiled: 'a3' } },
  { name: 'svg', order: { format: 'svg', welded: false } },
  { name: 'svgWelded', order: { format: 'svg', welded: true } },
  { name: 'dxf', order: { format: 'dxf', legacy: false } },
  { name: 'dxfLines', order: { format: 'dxf', legacy: true } },
  { name: 'plt', order: { format: 'plt' } },
  { name: 'png', order: { format: 'png', pxPerMm: PICTURE } },
] as const satisfies readonly OfferedFile[];

export type OfferedName = (typeof FILES)[number]['name'];
type Offered = OfferedFile & { readonly name: OfferedName };
export const OFFERED_FILES: readonly Offered[] = FILES;

/** The file of a name. */
export function offeredFile(name: OfferedName): Offered {
  const found = OFFERED_FILES.find((file) => file.name === name);
  if (!found) throw new Error(`no file is called ${name}`);
  return found;
}
