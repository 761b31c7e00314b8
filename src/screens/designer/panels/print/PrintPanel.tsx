import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { PRIVILEGED_BUSINESS } from '../../../../stone/business';
import { SessionContext } from '../../../session/sessionContext';
import { useFilesOfStone } from '../../export/useFilesOfStone';
import { usePreparedExporter } from '../../export/usePreparedExporter';
import { useViewer } from '../../export/useViewer';
import { Section } from '../Section';
import { AwaitedFiles } from './AwaitedFiles';
import { Order } from './Order';
import { PermitOrders } from './PermitOrders';
import styles from './PrintPanel.module.css';
import { TradeOrders } from './TradeOrders';
import { TradeSwitch } from './TradeSwitch';

/** Whether the detailed offer is available: for business 1, or with the flag `detailed` in the address. */
function useMayDetail(): boolean {
  const [search] = useSearchParams();
  const business = SessionContext.useSelector(({ context }) => context.user?.BusinessId);
  return business === PRIVILEGED_BUSINESS || search.has('detailed');
}

/** The tab "print": the files for the family, for the churchyard and for the trade, each for those whom they are of use to. */
export function PrintPanel() {
  const mayDetail = useMayDetail();
  const { isUser } = useViewer();
  const { open, waiting } = useFilesOfStone();
  const { t } = useTranslation('paper');
  usePreparedExporter();
  const everybodys = open.filter(
    ({ name, audience }) => audience === 'everybody' && (name !== 'offerDetailed' || mayDetail),
  );
  const trades = open.filter(({ audience }) => audience === 'trade');
  return (
    <>
      <Section title={t('forFamily')}>
        <ul className={styles.orders}>
          {everybodys.map((file) => (
            <Order key={file.name} file={file} />
          ))}
        </ul>
      </Section>
      {isUser ? <PermitOrders files={open} /> : <TradeSwitch />}
      {waiting.length > 0 && <AwaitedFiles files={waiting} />}
      {trades.length > 0 && <TradeOrders files={trades} />}
    </>
  );
}
