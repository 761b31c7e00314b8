import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { StepPopup } from './StepPopup';
import { TracingFields } from './TracingFields';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';

/** Fetched by those who mend a cut. */
const Brushing = lazy(async () => ({ default: (await import('./brushing/Brushing')).Brushing }));

/** The last step: what came of the picture, before it is put on the stone. */
export function ReviewStep() {
  const { t, i18n } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const uploaded = UploadingContext.useSelector(({ context }) => context.uploaded);
  const keepBackground = UploadingContext.useSelector(({ context }) => context.keepBackground);
  const isMending = UploadingContext.useSelector((state) => state.matches('mending'));
  const [isBrushing, setBrushing] = useState(false);
  if (!uploaded) return null;
  const { url, width, height } = uploaded.kind === 'stone' ? uploaded.stone : uploaded.vignet;
  const isCutOut = uploaded.kind === 'stone' && !keepBackground;
  const inWords = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const words = uploaded.kind === 'vignet' ? 'reviewVignet' : keepBackground ? 'reviewWhole' : 'reviewStone';
  return (
    <StepPopup
      step="reviewing"
      mayGoBack={false}
      actions={
        <>
          {!isBrushing && <Button onPress={() => actor.send({ type: 'again' })}>{t('again')}</Button>}
          {isCutOut && !isBrushing && (
            <Button onPress={() => actor.send({ type: 'background.keep', keepBackground: true })}>
              {t('keepBackground')}
            </Button>
          )}
          {isCutOut && (
            <Button onPress={() => setBrushing(!isBrushing)}>
              {t(isBrushing ? 'brushing.end' : 'brushing.begin')}
            </Button>
          )}
          <Button look="primary" autoFocus isIdle={isMending} onPress={() => actor.send({ type: 'accept' })}>
            {t('accept')}
          </Button>
        </>
      }
    >
      {isBrushing && uploaded.kind === 'stone' ? (
        <Suspense>
          <Brushing cut={uploaded} />
        </Suspense>
      ) : (
        <>
          <p role="status">
            {t(words)} {t('resultSize', { width: inWords.format(width), height: inWords.format(height) })}
          </p>
          <div className={`${styles.checkered} ${uploaded.kind === 'vignet' ? styles.large : ''}`}>
            <img src={url} alt={t('result')} />
          </div>
          {uploaded.kind === 'vignet' && <TracingFields />}
        </>
      )}
    </StepPopup>
  );
}
