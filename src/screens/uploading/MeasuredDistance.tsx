import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../components/NumberLine';
import { LARGEST, SMALLEST } from '../../machines/uploading/context';
import type { FoundSize, KnownDistance } from '../../scene/knownDistance';
import { DistanceOnPicture } from './DistanceOnPicture';
import type { FramedPicture } from './PictureFrame';
import styles from './Uploading.module.css';

/** The least distance that is entered, in mm. */
const LEAST = 1;

interface MeasuredDistanceProps {
  readonly shown: FramedPicture;
  readonly distance: KnownDistance;
  readonly found: FoundSize;
  /** What the size found is that of: the stone's, about the stone's that is still to be cut out, or the picture's. */
  readonly of: 'stone' | 'aboutStone' | 'picture';
  readonly onChange: (distance: KnownDistance) => void;
}

/** A distance that was measured on a stone: between which points of its photograph, how long, and what follows. */
export function MeasuredDistance({ shown, distance, found, of, onChange }: MeasuredDistanceProps) {
  const { t, i18n } = useTranslation('uploading');
  const inWords = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const sides = 'width' in found && {
    width: inWords.format(found.width),
    height: inWords.format(found.height),
    least: inWords.format(SMALLEST.stone),
    most: inWords.format(LARGEST),
  };
  return (
    <>
      <p className={styles.hint}>{t('measured.hint')}</p>
      <DistanceOnPicture shown={shown} distance={distance} onChange={onChange} />
      <NumberLine
        label={t('measured.length')}
        unit={t('mm')}
        value={distance.mm}
        onChange={(mm) => onChange({ ...distance, mm })}
        step={1}
        min={LEAST}
        max={LARGEST}
      />
      <div aria-live="polite">
        {found.kind === 'found' && sides && (
          <p className={styles.found}>{t(`measured.found.${of}`, sides)}</p>
        )}
        {found.kind === 'beyond' && sides && <p className={styles.problem}>{t('measured.beyond', sides)}</p>}
        {found.kind === 'tooNear' && <p className={styles.problem}>{t('measured.tooNear')}</p>}
      </div>
    </>
  );
}
