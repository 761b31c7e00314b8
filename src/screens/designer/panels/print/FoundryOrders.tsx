import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { DEEPEST_HOLE, SHALLOWEST_HOLE } from '../../../../painting/sheet/holeDepth';
import type { Mm } from '../../../../stone/numbers';
import { FoldedSection } from '../FoldedSection';
import { Hint } from '../Section';
import { Order, type OrdersProps } from './Order';
import styles from './PrintPanel.module.css';

/** What a mason passes on: to the foundry, the drill and the printer. Folded, since not every stone needs it. */
export function FoundryOrders({ files }: OrdersProps) {
  const { t } = useTranslation('paper');
  const { t: designer } = useTranslation('designer');
  const [depth, setDepth] = useState<Mm | undefined>();
  return (
    <FoldedSection title={t('forWorkshop')}>
      <NumberLine
        label={t('holeDepth')}
        unit={designer('mm')}
        value={depth}
        onChange={setDepth}
        step={1}
        min={SHALLOWEST_HOLE}
        max={DEEPEST_HOLE}
      />
      <Hint>{t('holeDepthHint')}</Hint>
      <ul className={styles.orders}>
        {files
          .filter(({ reader }) => reader === 'workshop')
          .map((file) => (
            <Order key={file.name} file={file} depth={depth} />
          ))}
      </ul>
    </FoldedSection>
  );
}
