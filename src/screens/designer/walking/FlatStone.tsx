import { ImageDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportedFile } from '../../../../workers/exporter/contract';
import { Button } from '../../../components/Button';
import { keepFile } from '../../../machines/export/keepFile';
import { useObjectUrl } from '../../approving/useObjectUrl';
import { InPlaceButton } from './inPlace/InPlaceButton';
import { useMeasureSigns } from './useMeasureSigns';
import styles from './Walk.module.css';

/** The stone from the front with its measures, where the browser draws nothing in space. */
export function FlatStone({ file }: { readonly file: ExportedFile }) {
  const { t } = useTranslation('walk');
  const address = useObjectUrl(file.blob);
  const measured = useId();
  const { sentence } = useMeasureSigns();
  return (
    <div className={styles.flat}>
      <p role="status">{t('flat')}</p>
      {address && (
        <img
          className={styles.flatPicture}
          src={address}
          alt={t('flatPicture')}
          aria-describedby={measured}
        />
      )}
      <p id={measured}>{sentence}</p>
      <div className={styles.choices}>
        <InPlaceButton />
        <Button look="primary" onPress={() => keepFile(file)}>
          <ImageDown size={18} aria-hidden="true" />
          {t('picture')}
        </Button>
      </div>
    </div>
  );
}
