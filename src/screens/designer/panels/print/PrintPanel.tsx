import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { PRIVILEGED_BUSINESS } from '../../../../stone/business';
import { SessionContext } from '../../../session/sessionContext';
import { useFilesOfStone } from '../../export/useFilesOfStone';
import { Section } from '../Section';
import { AwaitedFiles } from './AwaitedFiles';
import { FoundryOrders } from './FoundryOrders';
import { MillOrders } from './MillOrders';
import { Order } from './Order';
import { PermitOrders } from './PermitOrders';
import styles from './PrintPanel.module.css';
import { WorkshopOrders } from './WorkshopOrders';

/** Whether the detailed offer is available: for business 1, or with the flag `detailed` in the address. */
function useMayDetail(): boolean {
  const [search] = useSearchParams();
  const business = SessionContext.useSelector(({ context }) => context.user?.BusinessId);
  return business === PRIVILEGED_BUSINESS || search.has('detailed');
}

/** The tab "print": the files for the family, for the mason and, of an undertaker's stone, for the churchyard. */
export function PrintPanel() {
  const mayDetail = useMayDetail();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const { open, waiting } = useFilesOfStone();
  const files = open.filter(({ name, reader }) =>
    name === 'offerDetailed' ? mayDetail : reader === 'family',
  );
  const { t } = useTranslation('paper');
  return (
    <>
      <Section title={t('forFamily')}>
        <ul className={styles.orders}>
          {files.map((file) => (
            <Order key={file.name} file={file} />
          ))}
        </ul>
      </Section>
      {isUser && <PermitOrders />}
      {waiting.length > 0 ? (
        <AwaitedFiles files={waiting} />
      ) : (
        <>
          <WorkshopOrders />
          <MillOrders />
          <FoundryOrders />
        </>
      )}
    </>
  );
}
