import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { PRIVILEGED_BUSINESS } from '../../../../stone/business';
import { SessionContext } from '../../../session/sessionContext';
import { useOfferedFiles } from '../../export/useOfferedFiles';
import { Section } from '../Section';
import { Order } from './Order';
import styles from './PrintPanel.module.css';
import { WorkshopOrders } from './WorkshopOrders';

/** Whether the detailed offer may be made: for business 1, or where the address asks for it by the flag `detailed`. */
function useMayDetail(): boolean {
  const [search] = useSearchParams();
  const business = SessionContext.useSelector(({ context }) => context.user?.BusinessId);
  return business === PRIVILEGED_BUSINESS || search.has('detailed');
}

/** The tab "print": what leaves the screen, for the family and for the mason. */
export function PrintPanel() {
  const mayDetail = useMayDetail();
  const files = useOfferedFiles().filter(({ name, reader }) =>
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
      <WorkshopOrders />
    </>
  );
}
