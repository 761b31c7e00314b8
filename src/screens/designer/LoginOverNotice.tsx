import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { SessionContext } from '../session/sessionContext';
import { PopupsContext } from './popups/popupsContext';

/** Says that the login is no longer valid, where a link still allows editing. Else /session-expired says it. */
export function LoginOverNotice() {
  const { t } = useTranslation('session');
  const popups = PopupsContext.useActorRef();
  const isOver = SessionContext.useSelector((state) => state.matches('expired'));
  if (!isOver) return null;
  return (
    <Notice
      look="yellow"
      title={t('overAtLink')}
      actions={<Button onPress={() => popups.send({ type: 'open', popup: 'login' })}>{t('logIn')}</Button>}
    >
      {t('overAtLinkHint')}
    </Notice>
  );
}
