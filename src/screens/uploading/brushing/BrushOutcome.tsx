import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Progress } from '../../../components/Progress';
import { MOST_STROKES } from '../../../stone/wire/stroke';
import uploading from '../Uploading.module.css';
import { UploadingContext } from '../uploadingContext';
import { useUploadFailure } from '../useUploadFailure';
import styles from './Brushing.module.css';

/** What comes of the strokes, said and shown: under way, done, or failed with the strokes kept. */
export function BrushOutcome() {
  const { t, i18n } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const isMending = UploadingContext.useSelector((state) => state.matches('mending'));
  const count = UploadingContext.useSelector(({ context }) => context.strokes.length);
  const uploaded = UploadingContext.useSelector(({ context }) => context.uploaded);
  const failure = useUploadFailure();
  const inWords = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const size =
    uploaded?.kind === 'stone' &&
    t('resultSize', {
      width: inWords.format(uploaded.stone.width),
      height: inWords.format(uploaded.stone.height),
    });
  const done = count === 0 ? t('brushing.untouched') : t('brushing.mended', { count });
  return (
    <div className={styles.outcome}>
      <p role="status" className={uploading.hint}>
        {isMending && t('brushing.mending')}
        {!isMending && !failure && `${done} ${size}`}
      </p>
      <div className={styles.progress}>{isMending && <Progress label={t('brushing.mending')} />}</div>
      {count >= MOST_STROKES && (
        <p className={uploading.hint} role="status">
          {t('brushing.full', { most: MOST_STROKES })}
        </p>
      )}
      {failure && (
        <div className={styles.failed}>
          <p className={uploading.problem} role="alert">
            {failure} {t('brushing.failed')}
          </p>
          <Button onPress={() => actor.send({ type: 'retry' })}>{t('tryAgain')}</Button>
        </div>
      )}
    </div>
  );
}
