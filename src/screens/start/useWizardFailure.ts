import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../machines/failure';
import { WizardContext } from './wizardContext';

/** What went wrong, as a sentence: the server's own, or that it does not answer. Undefined where nothing did. */
export function useWizardFailure(): string | undefined {
  const { t } = useTranslation('wizard');
  const failure = WizardContext.useSelector(({ context }) => context.failure);
  const unreachable = t('unreachable');
  return failure && sentenceOf(failure, { unreachable, drawing: unreachable });
}
