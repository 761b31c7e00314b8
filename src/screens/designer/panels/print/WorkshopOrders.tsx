import { FileImage, Grid2x2, Ruler, Scissors, Shapes } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import type { Mm } from '../../../../stone/numbers';
import { Hint, Section } from '../Section';
import { Order } from './Order';
import styles from './PrintPanel.module.css';
import { PICTURE } from './resolution';

/** The widest margin of a rubber stencil that is of any use, in mm. */
const WIDEST: Mm = 200;

/** The files a mason works from. The stencil's margin counts for those that a plotter cuts. */
export function WorkshopOrders() {
  const { t } = useTranslation('paper');
  const { t: designer } = useTranslation('designer');
  const [margin, setMargin] = useState<Mm>(0);
  const stencil = margin > 0 ? margin : undefined;
  return (
    <Section title={t('forMason')}>
      <ul className={styles.orders}>
        <Order name="fullSize" hint="fullSizeHint" Icon={Ruler} order={{ format: 'pdf', tiled: undefined }} />
        <Order name="tiledA4" hint="tiledHint" Icon={Grid2x2} order={{ format: 'pdf', tiled: 'a4' }} />
        <Order name="tiledA3" hint="tiledHint" Icon={Grid2x2} order={{ format: 'pdf', tiled: 'a3' }} />
        <Order name="svg" hint="svgHint" Icon={Shapes} order={{ format: 'svg', welded: false }} />
        <Order name="svgWelded" hint="svgHint" Icon={Shapes} order={{ format: 'svg', welded: true }} />
        <Order name="png" hint="pngHint" Icon={FileImage} order={{ format: 'png', pxPerMm: PICTURE }} />
      </ul>
      <NumberLine
        label={t('stencil')}
        unit={designer('mm')}
        value={margin}
        onChange={setMargin}
        step={1}
        min={0}
        max={WIDEST}
      />
      <Hint>{t('stencilHint')}</Hint>
      <ul className={styles.orders}>
        <Order name="dxf" hint="dxfHint" Icon={Scissors} order={{ format: 'dxf', legacy: false, stencil }} />
        <Order
          name="dxfLines"
          hint="dxfLinesHint"
          Icon={Scissors}
          order={{ format: 'dxf', legacy: true, stencil }}
        />
        <Order name="plt" hint="pltHint" Icon={Scissors} order={{ format: 'plt', stencil }} />
      </ul>
    </Section>
  );
}
