import {
  FileImage,
  FileText,
  Grid2x2,
  type LucideIcon,
  Printer,
  Ruler,
  Scissors,
  Shapes,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { Mm } from '../../../../stone/numbers';
import { type OfferedName, offeredFile } from '../../export/offeredFiles';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

type HintName =
  | 'offerHint'
  | 'offerDetailedHint'
  | 'printHint'
  | 'fullSizeHint'
  | 'tiledHint'
  | 'svgHint'
  | 'dxfHint'
  | 'dxfLinesHint'
  | 'pltHint'
  | 'pngHint';

/** How each file is shown. */
const SHOWN: Record<OfferedName, { readonly Icon: LucideIcon; readonly hint: HintName }> = {
  printView: { Icon: Printer, hint: 'printHint' },
  offer: { Icon: FileText, hint: 'offerHint' },
  offerDetailed: { Icon: FileText, hint: 'offerDetailedHint' },
  fullSize: { Icon: Ruler, hint: 'fullSizeHint' },
  tiledA4: { Icon: Grid2x2, hint: 'tiledHint' },
  tiledA3: { Icon: Grid2x2, hint: 'tiledHint' },
  svg: { Icon: Shapes, hint: 'svgHint' },
  svgWelded: { Icon: Shapes, hint: 'svgHint' },
  dxf: { Icon: Scissors, hint: 'dxfHint' },
  dxfLines: { Icon: Scissors, hint: 'dxfLinesHint' },
  plt: { Icon: Scissors, hint: 'pltHint' },
  png: { Icon: FileImage, hint: 'pngHint' },
};

interface OrderProps {
  readonly name: OfferedName;
  /** How far outside everything engraved the rubber stencil of a cut file ends, in mm. */
  readonly stencil?: Mm | undefined;
}

/** A button that orders a file. */
export function Order({ name, stencil }: OrderProps) {
  const { t } = useTranslation('paper');
  const place = useOrder();
  const { order, purpose } = offeredFile(name);
  const isCut = order.format === 'dxf' || order.format === 'plt';
  const { Icon, hint } = SHOWN[name];
  return (
    <li>
      <Button onPress={() => place(isCut ? { ...order, stencil } : order, purpose)}>
        <Icon size={20} aria-hidden="true" />
        <span>{t(name)}</span>
        <span className={styles.hint}>{t(hint)}</span>
      </Button>
    </li>
  );
}
