import { useTranslation } from 'react-i18next';
import { useMeasureSigns } from '../useMeasureSigns';
import type { ArViewer } from './arViewer';
import styles from './InPlace.module.css';

interface HowToOpenProps {
  readonly viewer: Exclude<ArViewer, 'none'>;
  /** Whether the phone turned out to have no such viewer. */
  readonly isMissing: boolean;
}

/** What is done on a phone to see the stone, in steps, and how large it is. */
export function HowToOpen({ viewer, isMissing }: HowToOpenProps) {
  const { t } = useTranslation('walk');
  const { sentence } = useMeasureSigns();
  return (
    <div className={styles.parts}>
      {isMissing && <p role="alert">{t('inPlace.noViewer')}</p>}
      {!window.isSecureContext && <p role="alert">{t('inPlace.insecure')}</p>}
      <p>{t('inPlace.trueSize')}</p>
      <ol className={styles.steps}>
        <li>{t('inPlace.steps.stand')}</li>
        <li>{t('inPlace.steps.open')}</li>
        <li>{t('inPlace.steps.ground')}</li>
      </ol>
      <p className={styles.hint}>{sentence}</p>
      {viewer === 'sceneViewer' && <p className={styles.hint}>{t('inPlace.google')}</p>}
    </div>
  );
}
