import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Popup } from '../../components/Popup';
import { useMishapSentence } from './useMishapSentence';
import { WizardContext } from './wizardContext';

/** The popup `error` over a step: what failed by its title in specification section 8, and the server's sentence. */
export function MishapPopup({ title }: { readonly title: string }) {
  const { t } = useTranslation('wizard');
  const wizard = WizardContext.useActorRef();
  const sentence = useMishapSentence();
  const close = () => wizard.send({ type: 'close' });
  return (
    <Popup
      name="error"
      title={title}
      isAlert
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('close')}</Button>
          <Button look="primary" onPress={() => wizard.send({ type: 'retry' })}>
            {t('tryAgain')}
          </Button>
        </>
      }
    >
      <p>{t('errorWas', { sentence })}</p>
    </Popup>
  );
}
