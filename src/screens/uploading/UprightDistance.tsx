import { useTranslation } from 'react-i18next';
import { Progress } from '../../components/Progress';
import { proportions } from '../../machines/uploading/context';
import { foundSize } from '../../machines/uploading/distance';
import { sidesOf } from '../../scene/straighten/quad';
import { MeasuredDistance } from './MeasuredDistance';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';
import { useUpright } from './useUpright';

/** The distance known on the photograph of an upload, which is straightened for it. */
export function UprightDistance() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const context = UploadingContext.useSelector((now) => now.context);
  const upright = useUpright();
  const { corners, distance, keepBackground } = context;
  const found = foundSize(context);
  if (!distance || !found) return null;
  if (upright.kind === 'working') return <Progress label={t('preparing')} />;
  if (upright.kind === 'failed')
    return (
      <p className={styles.problem} role="alert">
        {t('straighteningFailed')}
      </p>
    );
  const cutOut = proportions(context) === undefined ? 'picture' : 'aboutStone';
  return (
    <MeasuredDistance
      shown={{ url: upright.url, ...sidesOf(corners) }}
      distance={distance}
      found={found}
      of={keepBackground ? 'stone' : cutOut}
      onChange={(known) => actor.send({ type: 'distance', distance: known })}
    />
  );
}
