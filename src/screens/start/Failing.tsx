import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useMishapSentence } from './useMishapSentence';
import { WizardContext } from './wizardContext';

/** Says what could not be fetched or made, and tries it again. */
export function Failing() {
  const { t } = useTranslation('wizard');
  const wizard = WizardContext.useActorRef();
  const sentence = useMishapSentence();
  return (
    <Notice
      look="yellow"
      actions={<Button onPress={() => wizard.send({ type: 'retry' })}>{t('tryAgain')}</Button>}
    >
      {sentence}
    </Notice>
  );
}
