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
import { useSearchParams } from 'wouter';
import type { ExportOrder } from '../../../../workers/exporter/contract';
import { Button } from '../../../components/Button';
import type { Purpose } from '../../../machines/export/context';
import { SessionContext } from '../../session/sessionContext';
import { useOrder } from '../export/useOrder';
import styles from './PrintPanel.module.css';
import { Section } from './Section';

/** Pixels a mm of a picture, on the print page too: a stone of 600 x 750 mm fills A4 at 300 dots to the inch. */
const PICTURE = 4;

/** The business that is given the offer with every element (specification section 6). */
const PRIVILEGED_BUSINESS = 1;

/** Whether the detailed offer may be made: for business 1, or where the address asks for it by the flag `detailed`. */
function useMayDetail(): boolean {
  const [search] = useSearchParams();
  const business = SessionContext.useSelector(({ context }) => context.user?.BusinessId);
  return business === PRIVILEGED_BUSINESS || search.has('detailed');
}

/** The tab "print": what leaves the screen, for the family and for the mason. */
export function PrintPanel() {
  const mayDetail = useMayDetail();
  const { t } = useTranslation('paper');
  return (
    <>
      <Section title={t('forFamily')}>
        <ul className={styles.orders}>
          <Order name="offer" hint="offerHint" Icon={FileText} order={{ format: 'offer', detailed: false }} />
          {mayDetail && (
            <Order
              name="offerDetailed"
              hint="offerDetailedHint"
              Icon={FileText}
              order={{ format: 'offer', detailed: true }}
            />
          )}
          <Order
            name="printView"
            hint="printHint"
            Icon={Printer}
            order={{ format: 'png', pxPerMm: PICTURE }}
            purpose="print"
          />
        </ul>
      </Section>
      <Section title={t('forMason')}>
        <ul className={styles.orders}>
          <Order
            name="fullSize"
            hint="fullSizeHint"
            Icon={Ruler}
            order={{ format: 'pdf', tiled: undefined }}
          />
          <Order name="tiledA4" hint="tiledHint" Icon={Grid2x2} order={{ format: 'pdf', tiled: 'a4' }} />
          <Order name="tiledA3" hint="tiledHint" Icon={Grid2x2} order={{ format: 'pdf', tiled: 'a3' }} />
          <Order name="svg" hint="svgHint" Icon={Shapes} order={{ format: 'svg', welded: false }} />
          <Order name="svgWelded" hint="svgHint" Icon={Shapes} order={{ format: 'svg', welded: true }} />
          <Order
            name="dxf"
            hint="dxfHint"
            Icon={Scissors}
            order={{ format: 'dxf', legacy: false, stencil: undefined }}
          />
          <Order
            name="dxfLines"
            hint="dxfLinesHint"
            Icon={Scissors}
            order={{ format: 'dxf', legacy: true, stencil: undefined }}
          />
          <Order name="plt" hint="pltHint" Icon={Scissors} order={{ format: 'plt', stencil: undefined }} />
          <Order name="png" hint="pngHint" Icon={FileImage} order={{ format: 'png', pxPerMm: PICTURE }} />
        </ul>
      </Section>
    </>
  );
}

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
function Order({ name, hint, Icon, order, purpose }: OrderProps) {
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
