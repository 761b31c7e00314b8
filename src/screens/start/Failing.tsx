import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useWizardFailure } from './useWizardFailure';
import { WizardContext } from './wizardContext';

/** Says what could not be fetched or made, and tries it again. */
export function Failing() {
  const { t } = useTranslation('wizard');
  const wizard = WizardContext.useActorRef();
  const sentence = useWizardFailure();
  return (
    <Notice
      look="yellow"
      actions={<Button onPress={() => wizard.send({ type: 'retry' })}>{t('tryAgain')}</Button>}
    >
      {sentence}
    </Notice>
  );
}
