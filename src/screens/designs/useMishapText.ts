import { useTranslation } from 'react-i18next';
import type { Mishap } from '../../machines/mishap';

/** What went wrong as a sentence: the server's own, or that it does not answer. */
export function useMishapText(mishap: Mishap | undefined): string {
  const { t } = useTranslation('designs');
  return mishap?.kind === 'refused' ? mishap.sentence : t('unreachable');
}
