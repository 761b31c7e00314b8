import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import styles from './ErrorPage.module.css';
import { Problem } from './Problem';

interface ErrorPageProps {
  /** 404 for an address that leads nowhere; 500 for everything else unless said otherwise. */
  readonly status?: number;
  readonly message?: string | undefined;
}

/**
 * The error page (specification section 2): the status and what is known of it, and the way home; where the address was
 * right, the page may be loaded again.
 */
export function ErrorPage({ status = 500, message }: ErrorPageProps) {
  const { t } = useTranslation('problems');
  const isLost = status === 404;
  return (
    <Problem
      title={t(isLost ? 'pageNotFound' : 'failed')}
      code={status}
      leadsToStones
      action={
        !isLost && (
          <Button look="primary" onPress={() => window.location.reload()}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {t(isLost ? 'pageNotFoundHint' : 'failedHint')}
      <span className={styles.original} lang="en">
        {isLost ? 'This page could not be found' : message}
      </span>
    </Problem>
  );
}
