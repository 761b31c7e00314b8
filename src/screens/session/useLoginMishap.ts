import { useTranslation } from 'react-i18next';
import { SessionContext } from './sessionContext';

/** What went wrong with the login, as a sentence; undefined where nothing did. */
export function useLoginMishap(): string | undefined {
  const { t } = useTranslation('session');
  const mishap = SessionContext.useSelector(({ context }) => context.mishap);
  if (!mishap) return undefined;
  return mishap.kind === 'refused' ? mishap.sentence : t('unreachable');
}
