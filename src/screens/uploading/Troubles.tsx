import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Popup } from '../../components/Popup';
import { RetryPopup } from '../problem/RetryPopup';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';
import { useUploadFailure } from './useUploadFailure';

/** The warning "Gem stenen først" (specification section 5), with the way to do so and go on. */
export function SaveFirst() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const isSaving = UploadingContext.useSelector((state) => state.matches('saving'));
  const problem = useUploadFailure();
  const close = () => actor.send({ type: 'close' });
  return (
    <Popup
      name="warning"
      title={t('saveFirstTitle')}
      onClose={close}
      isAlert
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={isSaving} onPress={() => actor.send({ type: 'save' })}>
            {t('saveAndGoOn')}
          </Button>
        </>
      }
    >
      <p>{t('saveFirst')}</p>
      <p className={styles.hint} role="status">
        {isSaving && t('savingFirst')}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
    </Popup>
  );
}

/** An upload came to nothing: everything chosen is kept, and it can be tried again from there. */
export function UploadFailed() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const words = useUploadFailure();
  const kind = UploadingContext.useSelector(({ context }) => context.kind);
  const keepBackground = UploadingContext.useSelector(({ context }) => context.keepBackground);
  return (
    <Popup
      name="error"
      title={t('failingTitle')}
      isAlert
      actions={
        <>
          <span className={styles.out}>
            <Button look="quiet" onPress={() => actor.send({ type: 'close' })}>
              {t('cancel')}
            </Button>
          </span>
          <Button onPress={() => actor.send({ type: 'back' })}>{t('back')}</Button>
          {kind === 'stone' && !keepBackground && (
            <Button onPress={() => actor.send({ type: 'background.keep', keepBackground: true })}>
              {t('keepBackground')}
            </Button>
          )}
          <Button look="primary" onPress={() => actor.send({ type: 'retry' })}>
            {t('tryAgain')}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Popup>
  );
}

/** Asks before an uploaded stone is deleted, and says so where that failed (specification section 8). */
export function DeleteOwnStone() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const hasFailed = UploadingContext.useSelector((state) => state.matches({ deleting: 'failing' }));
  const isRemoving = UploadingContext.useSelector((state) => state.matches({ deleting: 'removing' }));
  const words = useUploadFailure();
  const close = () => actor.send({ type: 'close' });
  if (hasFailed) {
    return (
      <RetryPopup
        key="failed"
        title={t('deleteFailedTitle')}
        onClose={close}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {words}
      </RetryPopup>
    );
  }
  return (
    <Popup
      key="asking"
      name="edit stone type"
      title={t('deleteTitle')}
      onClose={isRemoving ? undefined : close}
      isAlert
      actions={
        <>
          <Button isDisabled={isRemoving} onPress={close}>
            {t('cancel')}
          </Button>
          <Button look="primary" isDisabled={isRemoving} onPress={() => actor.send({ type: 'confirm' })}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{t('deleteWords')}</p>
      <p className={styles.hint} role="status">
        {isRemoving && t('deleting')}
      </p>
    </Popup>
  );
}
