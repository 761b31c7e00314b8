import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from '../../../components/Popup';
import { LoginForm } from '../../session/LoginForm';
import { SessionContext } from '../../session/sessionContext';

/** The popup `login`: whoever logs in goes on with the stone in hand. */
export function LoginPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('session');
  const isUser = SessionContext.useSelector((state) => state.matches('loggedIn'));
  useEffect(() => {
    if (isUser) onClose();
  }, [isUser, onClose]);
  return (
    <Popup name="login" title={t('logIn')} onClose={onClose} actions={null}>
      <LoginForm />
    </Popup>
  );
}
