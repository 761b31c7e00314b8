import { useTranslation } from 'react-i18next';
import { RetryPopup } from '../problem/RetryPopup';
import { useWizardFailure } from './useWizardFailure';
import { WizardContext } from './wizardContext';

/**
 * The popup `error` over a step: what failed by its title in specification section 8, and the server's sentence. What
 * somebody else has changed is looked at before it is tried again.
 */
export function WizardFailurePopup({ title }: { readonly title: string }) {
  const { t } = useTranslation('wizard');
  const wizard = WizardContext.useActorRef();
  const sentence = useWizardFailure();
  const close = () => wizard.send({ type: 'close' });
  const isConflict = WizardContext.useSelector(({ context }) => context.failure?.kind === 'conflict');
  const retry = isConflict ? undefined : () => wizard.send({ type: 'retry' });
  return (
    <RetryPopup title={title} onClose={close} onRetry={retry}>
      {t('errorWas', { sentence })}
    </RetryPopup>
  );
}
