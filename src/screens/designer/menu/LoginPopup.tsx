import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../session/LoginForm';
import { SessionContext } from '../../session/sessionContext';
import { NamedPopup } from '../popups/NamedPopup';
import { PopupsContext } from '../popups/popupsContext';

/** The popup `login`: after the login the current stone stays open. */
export function LoginPopup() {
  const popups = PopupsContext.useActorRef();
  const { t } = useTranslation('session');
  const isUser = SessionContext.useSelector((state) => state.matches('loggedIn'));
  useEffect(() => {
    if (isUser) popups.send({ type: 'close' });
  }, [isUser, popups]);
  return (
    <NamedPopup name="login" title={t('logIn')} actions={null}>
      <LoginForm />
    </NamedPopup>
  );
}
