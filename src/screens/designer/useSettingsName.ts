import { useTranslation } from 'react-i18next';
import { SessionContext } from '../session/sessionContext';

/** The title of the popup `project settings`: a user fills in a case, the bereaved give their own contact. */
export function useSettingsName(): string {
  const { t } = useTranslation('menu');
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  return t(isUser ? 'settings' : 'visitorSettings');
}
