import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { Button } from '../../components/Button';
import { Problem } from '../problem/Problem';
import { afterLogin, loginOnTheWayTo } from './afterLogin';

/** What is said when the login no longer holds. */
export function SessionExpired() {
  const { t } = useTranslation('session');
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  return (
    <Problem
      title={t('expired')}
      action={
        <Button look="primary" onPress={() => navigate(loginOnTheWayTo(afterLogin(search)))}>
          {t('logIn')}
        </Button>
      }
    >
      {t('expiredHint')}
    </Problem>
  );
}
