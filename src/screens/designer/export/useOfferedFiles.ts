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
import { OFFERED, type OfferedName, type OfferedOrder } from '../../../painting/files/offered';

/** How a file is offered. */
interface Look {
  /** Keys of `locales/<language>/paper.json`. */
  readonly words: string;
  readonly hint: string;
  readonly Icon: LucideIcon;
  /** Downloaded by default. */
  readonly purpose?: Purpose;
}

const LOOKS = {
  offer: { words: 'offer', hint: 'offerHint', Icon: FileText },
  offerDetailed: { words: 'offerDetailed', hint: 'offerDetailedHint', Icon: FileText },
  printView: { words: 'printView', hint: 'printHint', Icon: Printer, purpose: 'print' },
  glb: { words: 'glb', hint: 'glbHint', Icon: Box },
  usdz: { words: 'usdz', hint: 'usdzHint', Icon: Box },
  permit: { words: 'permit', hint: 'permitHint', Icon: Landmark },
  permitForm: { words: 'permitForm', hint: 'permitFormHint', Icon: ClipboardPen },
  fullSize: { words: 'fullSize', hint: 'fullSizeHint', Icon: Ruler },
  tiledA4: { words: 'tiledA4', hint: 'tiledHint', Icon: Grid2x2 },
  tiledA3: { words: 'tiledA3', hint: 'tiledHint', Icon: Grid2x2 },
  svg: { words: 'svg', hint: 'svgHint', Icon: Shapes },
  svgWelded: { words: 'svgWelded', hint: 'svgHint', Icon: Shapes },
  svgLayered: { words: 'svgLayered', hint: 'svgLayeredHint', Icon: Layers2 },
  png: { words: 'png', hint: 'pngHint', Icon: FileImage },
  dxf: { words: 'dxf', hint: 'dxfHint', Icon: Scissors },
  dxfLines: { words: 'dxfLines', hint: 'dxfLinesHint', Icon: Scissors },
  foundry: { words: 'foundry', hint: 'foundryHint', Icon: Factory },
  foundryTable: { words: 'foundryTable', hint: 'foundryTableHint', Icon: Table2 },
  drill: { words: 'drill', hint: 'drillHint', Icon: Drill },
  tiff: { words: 'tiff', hint: 'tiffHint', Icon: FileImage },
  stl: { words: 'stl', hint: 'stlHint', Icon: Box },
  heightMap: { words: 'heightMap', hint: 'heightMapHint', Icon: Layers2 },
  eps: { words: 'eps', hint: 'epsHint', Icon: Scissors },
  plt: { words: 'plt', hint: 'pltHint', Icon: Scissors },
  grbl: { words: 'grbl', hint: 'grblHint', Icon: Drill },
  linuxcnc: { words: 'linuxcnc', hint: 'linuxcncHint', Icon: Drill },
  heidenhain: { words: 'heidenhain', hint: 'heidenhainHint', Icon: Drill },
} as const satisfies Record<OfferedName, Look>;

/** An exportable file, with its texts in the current language. */
export type OfferedFile = OfferedOrder & Look;

/** The exportable files, for the family, the churchyard, the mason, his machines and foundry, as listed in the tab "print". */
export function useOfferedFiles(): readonly OfferedFile[] {
  const { t } = useTranslation('paper');
  return OFFERED.map((file) => {
    const look: (typeof LOOKS)[OfferedName] & Look = LOOKS[file.name];
    return { ...file, ...look, words: t(look.words), hint: t(look.hint) };
  });
}
