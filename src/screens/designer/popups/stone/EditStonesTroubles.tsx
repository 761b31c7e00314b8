import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';

/** The popup `error` over `edit stones`: its list could not be fetched. */
export function ListingFailed() {
  const { t } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  const mishap = PopupsContext.useSelector(({ context }) => context.mishap);
  const sentence = () => {
    if (mishap?.kind === 'refused' || mishap?.kind === 'conflict') return mishap.sentence;
    return t(mishap?.kind === 'unreachable' ? 'editStones.unreachable' : 'editStones.failed');
  };
  return (
    <NamedPopup
      name="error"
      title={t('editStones.notFetched')}
      isAlert
      actions={
        <>
          <CloseButton />
          <Button look="primary" onPress={() => popups.send({ type: 'retry' })}>
            {t('tryAgain')}
          </Button>
        </>
      }
    >
      <p>{sentence()}</p>
    </NamedPopup>
  );
}

/** The popup `warning` over `edit stones`: what was changed on this stone is not saved. */
export function LeavingUnsaved() {
  const { t } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  return (
    <NamedPopup
      name="warning"
      title={t('editStones.unsavedTitle')}
      isAlert
      actions={
        <>
          <CloseButton words={t('editStones.stay')} />
          <Button look="primary" onPress={() => popups.send({ type: 'confirm' })}>
            {t('editStones.leave')}
          </Button>
        </>
      }
    >
      <p>{t('editStones.unsaved')}</p>
    </NamedPopup>
  );
}
