import { useTranslation } from 'react-i18next';
import { SessionContext } from '../session/sessionContext';

/** What the popup `project settings` is called: a user fills in a case, the bereaved say who they are themselves. */
export function useSettingsName(): string {
  const { t } = useTranslation('menu');
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  return t(isUser ? 'settings' : 'visitorSettings');
}
