import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { WIDEST_STENCIL } from '../../../../painting/sheet/stencilMargin';
import type { Mm } from '../../../../stone/numbers';
import { useOfferedFiles } from '../../export/useOfferedFiles';
import { Hint, Section } from '../Section';
import { MillOrders } from './MillOrders';
import { Order } from './Order';
import styles from './PrintPanel.module.css';

/** The files a mason works from. The stencil's margin applies to those that a plotter cuts. */
export function WorkshopOrders() {
  const { t } = useTranslation('paper');
  const files = useOfferedFiles();
  const { t: designer } = useTranslation('designer');
  const [margin, setMargin] = useState<Mm>(0);
  const stencil = margin > 0 ? margin : undefined;
  return (
    <Section title={t('forMason')}>
      <ul className={styles.orders}>
        {files
          .filter(({ reader }) => reader === 'mason')
          .map((file) => (
            <Order key={file.name} file={file} />
          ))}
      </ul>
      <NumberLine
        label={t('stencil')}
        unit={designer('mm')}
        value={margin}
        onChange={setMargin}
        step={1}
        min={0}
        max={WIDEST_STENCIL}
      />
      <Hint>{t('stencilHint')}</Hint>
      <ul className={styles.orders}>
        {files
          .filter(({ reader }) => reader === 'plotter')
          .map((file) => (
            <Order key={file.name} file={file} stencil={stencil} />
          ))}
      </ul>
      <MillOrders />
    </Section>
  );
}
