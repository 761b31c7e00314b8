import { useTranslation } from 'react-i18next';
import type { Mishap } from '../../machines/mishap';

/** How a call's failure is said: in the server's words where it gave some. */
export function useMishapSentence(): (mishap: Mishap) => string {
  const { t } = useTranslation('session');
  return (mishap) =>
    mishap.kind === 'refused' || mishap.kind === 'conflict' ? mishap.sentence : t('unreachable');
}
