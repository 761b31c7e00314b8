import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { sentenceOf } from '../../../../machines/failure';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';

/** The popup `error` over `edit stones`: its list could not be fetched. */
export function ListingFailed() {
  const { t } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  const failure = PopupsContext.useSelector(({ context }) => context.failure);
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
      <p>
        {sentenceOf(failure ?? { kind: 'drawing' }, {
          unreachable: t('editStones.unreachable'),
          drawing: t('editStones.failed'),
        })}
      </p>
    </NamedPopup>
  );
}

/** The popup `warning` over `edit stones`: this stone has unsaved changes. */
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
