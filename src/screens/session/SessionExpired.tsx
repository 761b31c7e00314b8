import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button';
import { Problem } from '../problem/Problem';

/** What is said when the login no longer holds. */
export function SessionExpired() {
  const { t } = useTranslation('session');
  const [, navigate] = useLocation();
  return (
    <Problem
      title={t('expired')}
      action={
        <Button look="primary" onPress={() => navigate('/login')}>
          {t('logIn')}
        </Button>
      }
    >
      {t('expiredHint')}
    </Problem>
  );
}
