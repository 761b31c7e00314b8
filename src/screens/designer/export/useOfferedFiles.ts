import {
  Box,
  ClipboardPen,
  Drill,
  Factory,
  FileImage,
  FileText,
  Grid2x2,
  Landmark,
  Layers2,
  type LucideIcon,
  Printer,
  Ruler,
  Scissors,
  Shapes,
  Table2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '../../../machines/export/context';
import { OFFERED, type OfferedName, type OfferedOrder } from '../../../painting/files/formats';

/** Each reader's icon, for files that have none of their own below. */
const OF_READER: Readonly<Record<OfferedOrder['reader'], LucideIcon>> = {
  family: FileText,
  churchyard: Landmark,
  mason: Ruler,
  plotter: Scissors,
  workshop: Factory,
  mill: Drill,
};

const ICONS: Readonly<Partial<Record<OfferedName, LucideIcon>>> = {
  printView: Printer,
  glb: Box,
  usdz: Box,
  permitForm: ClipboardPen,
  tiledA4: Grid2x2,
  tiledA3: Grid2x2,
  svg: Shapes,
  svgWelded: Shapes,
  svgLayered: Layers2,
  png: FileImage,
  foundryTable: Table2,
  drill: Drill,
  tiff: FileImage,
  stl: Box,
  heightMap: Layers2,
};

/** A file that may be exported, with its texts in the current language. */
export type OfferedFile = OfferedOrder & {
  readonly words: string;
  readonly hint: string;
  readonly Icon: LucideIcon;
  /** Downloaded by default. */
  readonly purpose?: Purpose;
};

/** The exportable files, for the family, the churchyard, the mason, his machines and foundry, as listed in the tab "print". */
export function useOfferedFiles(): readonly OfferedFile[] {
  const { t } = useTranslation('paper');
  return OFFERED.map((file) => {
    const { name, reader } = file;
    return {
      ...file,
      words: t(`files.${name}.name`),
      hint: t(`files.${name}.hint`),
      Icon: ICONS[name] ?? OF_READER[reader],
      ...(name === 'printView' && { purpose: 'print' }),
    };
  });
}
