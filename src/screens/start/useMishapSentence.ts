import { useTranslation } from 'react-i18next';
import { WizardContext } from './wizardContext';

/** What went wrong, as a sentence: the server's own, or that it does not answer. Undefined where nothing did. */
export function useMishapSentence(): string | undefined {
  const { t } = useTranslation('wizard');
  const mishap = WizardContext.useSelector(({ context }) => context.mishap);
  if (!mishap) return undefined;
  return 'sentence' in mishap ? mishap.sentence : t('unreachable');
}
