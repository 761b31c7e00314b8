import { useState } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { LARGEST_UPLOAD } from '../../stone/wire/upload';
import { StepPopup } from './StepPopup';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';
import { useUploadFailure } from './useUploadFailure';

/** A phone gives JPEG where nothing else is taken (an iPhone would send HEIC). */
const TAKEN = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** Whether it is a handheld device with a camera. */
function useIsHandheld(): boolean {
  const [isHandheld] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return isHandheld;
}

/** The first step: a file is chosen, dropped, or a photograph taken. */
export function ChooseStep() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const kind = UploadingContext.useSelector(({ context }) => context.kind);
  const isReading = UploadingContext.useSelector((state) => state.matches('reading'));
  const problem = useUploadFailure();
  const isHandheld = useIsHandheld();
  const choose = (file: Blob | null | undefined) => {
    if (file) actor.send({ type: 'choose', file });
  };
  return (
    <StepPopup step="choosing" mayGoBack={false}>
      <p>{t(kind === 'stone' ? 'chooseStone' : 'chooseVignet')}</p>
      <DropZone
        className={styles.drop ?? ''}
        aria-label={t('drop')}
        isDisabled={isReading}
        onDrop={async ({ items }) => {
          const item = items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') choose(await item.getFile());
        }}
      >
        <div className={styles.buttons}>
          {isHandheld && (
            <FileTrigger
              acceptedFileTypes={TAKEN}
              defaultCamera="environment"
              onSelect={(files) => choose(files?.[0])}
            >
              <Button look="primary" isDisabled={isReading}>
                {t('takePhoto')}
              </Button>
            </FileTrigger>
          )}
          <FileTrigger acceptedFileTypes={TAKEN} onSelect={(files) => choose(files?.[0])}>
            <Button look={isHandheld ? 'plain' : 'primary'} isDisabled={isReading}>
              {t('choose')}
            </Button>
          </FileTrigger>
        </div>
        {!isHandheld && <span className={styles.hint}>{t('drop')}</span>}
        <span className={styles.hint}>{t('formats', { mb: LARGEST_UPLOAD / 1e6 })}</span>
      </DropZone>
      <p className={styles.hint} role="status">
        {isReading && t('reading')}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </StepPopup>
  );
}
