import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExportOrder } from '../../../../../workers/exporter/contract';
import { Button } from '../../../../components/Button';
import type { Purpose } from '../../../../machines/export/context';
import { useOrder } from '../../export/useOrder';
import styles from './PrintPanel.module.css';

type Name =
  | 'offer'
  | 'offerDetailed'
  | 'printView'
  | 'fullSize'
  | 'tiledA4'
  | 'tiledA3'
  | 'svg'
  | 'svgWelded'
  | 'dxf'
  | 'dxfLines'
  | 'plt'
  | 'png';
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

interface OrderProps {
  readonly name: Name;
  readonly hint: HintName;
  readonly Icon: LucideIcon;
  readonly order: ExportOrder;
  readonly purpose?: Purpose;
}

/** A button that orders a file. */
export function Order({ name, hint, Icon, order, purpose }: OrderProps) {
  const { t } = useTranslation('paper');
  const place = useOrder();
  return (
    <li>
      <Button onPress={() => place(order, purpose)}>
        <Icon size={20} aria-hidden="true" />
        <span>{t(name)}</span>
        <span className={styles.hint}>{t(hint)}</span>
      </Button>
    </li>
  );
}
