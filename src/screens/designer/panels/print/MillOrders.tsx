import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { MEASURES } from '../../../../painting/carving/measures';
import type { Mm } from '../../../../stone/numbers';
import { FoldedSection } from '../FoldedSection';
import { Hint } from '../Section';
import { Order, type OrdersProps } from './Order';
import styles from './PrintPanel.module.css';

const { toolAngle, depth } = MEASURES;

/** The programs by which a machine cuts the letters in a V, with the bit's angle and the greatest depth; folded away like the foundry's. */
export function MillOrders({ files }: OrdersProps) {
  const { t } = useTranslation('paper');
  const { t: designer } = useTranslation('designer');
  const [angle, setAngle] = useState<number>(toolAngle.usual);
  const [most, setMost] = useState<Mm>(depth.usual);
  return (
    <FoldedSection title={t('forMill')}>
      <NumberLine
        label={t('toolAngle')}
        unit="°"
        value={angle}
        onChange={setAngle}
        step={5}
        min={toolAngle.least}
        max={toolAngle.most}
      />
      <NumberLine
        label={t('carvingDepth')}
        unit={designer('mm')}
        value={most}
        onChange={setMost}
        step={0.5}
        min={depth.least}
        max={depth.most}
      />
      <Hint>{t('carvingHint')}</Hint>
      <ul className={styles.orders}>
        {files
          .filter(({ reader }) => reader === 'mill')
          .map((file) => (
            <Order key={file.name} file={file} cutting={{ toolAngle: angle, depth: most }} />
          ))}
      </ul>
    </FoldedSection>
  );
}
