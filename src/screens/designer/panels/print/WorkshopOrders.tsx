import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { WIDEST_STENCIL } from '../../../../painting/sheet/stencilMargin';
import type { Mm } from '../../../../stone/numbers';
import type { OfferedName } from '../../export/offeredFiles';
import { Hint, Section } from '../Section';
import { Order } from './Order';
import styles from './PrintPanel.module.css';

const FILES = ['fullSize', 'tiledA4', 'tiledA3', 'svg', 'svgWelded', 'png'] as const satisfies OfferedName[];
/** What a plotter cuts. */
const CUT_FILES = ['dxf', 'dxfLines', 'plt'] as const satisfies OfferedName[];

/** The files a mason works from. The stencil's margin counts for those that a plotter cuts. */
export function WorkshopOrders() {
  const { t } = useTranslation('paper');
  const { t: designer } = useTranslation('designer');
  const [margin, setMargin] = useState<Mm>(0);
  const stencil = margin > 0 ? margin : undefined;
  return (
    <Section title={t('forMason')}>
      <ul className={styles.orders}>
        {FILES.map((name) => (
          <Order key={name} name={name} />
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
        {CUT_FILES.map((name) => (
          <Order key={name} name={name} stencil={stencil} />
        ))}
      </ul>
    </Section>
  );
}
