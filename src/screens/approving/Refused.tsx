import { useTranslation } from 'react-i18next';
import styles from './Approving.module.css';
import type { Page } from './page';

/** Why the server did not take what was done last; nothing where it did. */
export function Refused({ context: { refusal } }: Pick<Page, 'context'>) {
  const { t } = useTranslation('approving');
  if (refusal === undefined) return null;
  return (
    <p role="alert" className={styles.changed}>
      {refusal || t('noAnswer')}
    </p>
  );
}
