import {
  ClipboardPen,
  Drill,
  Factory,
  FileImage,
  FileText,
  Grid2x2,
  Landmark,
  type LucideIcon,
  Printer,
  Ruler,
  Scissors,
  Shapes,
  Table2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '../../../machines/export/context';
import type { CutOrder, FileOrder, OrderOf } from '../../../painting/files/formats';

/** Pixels per mm of a picture, also on the print page: a stone of 600 x 750 mm fills A4 at 300 dpi. */
const PICTURE = 4;

/**
 * Who needs a file; a plotter cuts it with the requested stencil, a mill with the requested bit. The workshop's are for its
 * foundry, drill and printer.
 */
type Ordered =
  | { readonly reader: 'family' | 'mason' | 'workshop' | 'churchyard'; readonly order: FileOrder }
  | { readonly reader: 'plotter'; readonly order: CutOrder }
  | { readonly reader: 'mill'; readonly order: OrderOf<'gcode'> };

/** An exportable file, without its texts. */
type Offered = Ordered & {
  /** Its key in `locales/<language>/paper.json`. */
  readonly name: string;
  readonly hint: string;
  readonly Icon: LucideIcon;
  /** Downloaded by default. */
  readonly purpose?: Purpose;
};

const PDF = { format: 'pdf' } as const;
const PNG = { format: 'png', pxPerMm: PICTURE } as const;

const FILES = [
  {
    name: 'offer',
    hint: 'offerHint',
    reader: 'family',
    Icon: FileText,
    order: { format: 'offer', detailed: false },
  },
  {
    name: 'offerDetailed',
    hint: 'offerDetailedHint',
    reader: 'family',
    Icon: FileText,
    order: { format: 'offer', detailed: true },
  },
  { name: 'printView', hint: 'printHint', reader: 'family', Icon: Printer, order: PNG, purpose: 'print' },
  {
    name: 'permit',
    hint: 'permitHint',
    reader: 'churchyard',
    Icon: Landmark,
    order: { format: 'permit' },
  },
  {
    name: 'permitForm',
    hint: 'permitFormHint',
    reader: 'churchyard',
    Icon: ClipboardPen,
    order: { format: 'permit', part: 'form' },
  },
  { name: 'fullSize', hint: 'fullSizeHint', reader: 'mason', Icon: Ruler, order: PDF },
  { name: 'tiledA4', hint: 'tiledHint', reader: 'mason', Icon: Grid2x2, order: { ...PDF, tiled: 'a4' } },
  { name: 'tiledA3', hint: 'tiledHint', reader: 'mason', Icon: Grid2x2, order: { ...PDF, tiled: 'a3' } },
  { name: 'svg', hint: 'svgHint', reader: 'mason', Icon: Shapes, order: { format: 'svg', welded: false } },
  {
    name: 'svgWelded',
    hint: 'svgHint',
    reader: 'mason',
    Icon: Shapes,
    order: { format: 'svg', welded: true },
  },
  { name: 'png', hint: 'pngHint', reader: 'mason', Icon: FileImage, order: PNG },
  {
    name: 'dxf',
    hint: 'dxfHint',
    reader: 'plotter',
    Icon: Scissors,
    order: { format: 'dxf', legacy: false },
  },
  {
    name: 'dxfLines',
    hint: 'dxfLinesHint',
    reader: 'plotter',
    Icon: Scissors,
    order: { format: 'dxf', legacy: true },
  },
  {
    name: 'foundry',
    hint: 'foundryHint',
    reader: 'workshop',
    Icon: Factory,
    order: { format: 'foundry' },
  },
  {
    name: 'foundryTable',
    hint: 'foundryTableHint',
    reader: 'workshop',
    Icon: Table2,
    order: { format: 'foundryTable' },
  },
  {
    name: 'drill',
    hint: 'drillHint',
    reader: 'workshop',
    Icon: Drill,
    order: { format: 'drill' },
  },
  {
    name: 'tiff',
    hint: 'tiffHint',
    reader: 'workshop',
    Icon: FileImage,
    order: { format: 'tiff', pxPerMm: PICTURE },
  },
  { name: 'eps', hint: 'epsHint', reader: 'plotter', Icon: Scissors, order: { format: 'eps' } },
  { name: 'plt', hint: 'pltHint', reader: 'plotter', Icon: Scissors, order: { format: 'plt' } },
  {
    name: 'grbl',
    hint: 'grblHint',
    reader: 'mill',
    Icon: Drill,
    order: { format: 'gcode', post: 'grbl' },
  },
  {
    name: 'linuxcnc',
    hint: 'linuxcncHint',
    reader: 'mill',
    Icon: Drill,
    order: { format: 'gcode', post: 'linuxcnc' },
  },
  {
    name: 'heidenhain',
    hint: 'heidenhainHint',
    reader: 'mill',
    Icon: Drill,
    order: { format: 'gcode', post: 'heidenhain' },
  },
] as const satisfies readonly Offered[];

/** An exportable file, with its texts in the current language. */
export type OfferedFile = Offered & {
  readonly name: (typeof FILES)[number]['name'];
  readonly words: string;
};

/** The exportable files, for the family, the churchyard, the mason, his machines and foundry, as listed in the tab "print". */
export function useOfferedFiles(): readonly OfferedFile[] {
  const { t } = useTranslation('paper');
  return FILES.map((file) => ({ ...file, words: t(file.name), hint: t(file.hint) }));
}
