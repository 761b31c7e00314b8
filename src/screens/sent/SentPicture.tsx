import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoneAddress } from '../../api/stones';
import { Button } from '../../components/Button';
import { keepFile } from '../../machines/export/keepFile';
import { asPng } from './asPng';
import styles from './Sent.module.css';
import { useSentPicture } from './useSentPicture';

interface SentPictureProps {
  readonly address: StoneAddress;
  /** Whether the stage knows the catalogue. */
  readonly hasCatalogue: boolean;
}

/** A stone as the server has it, in its place, and the picture to keep. */
export function SentPicture({ address, hasCatalogue }: SentPictureProps) {
  const { t } = useTranslation('sent');
  const { picture, url, hasFailed } = useSentPicture(address, hasCatalogue);
  const [isRefused, setRefused] = useState(false);
  const keep = async () => {
    if (!picture) return;
    try {
      keepFile({ name: `${t('picture.file')}-${address.id}.png`, blob: await asPng(picture) });
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  if (hasFailed) return <p className={styles.hint}>{t('picture.failed')}</p>;
  return (
    <figure className={styles.figure} aria-busy={!url}>
      {url ? (
        <img src={url} alt={t('picture.alt')} />
      ) : (
        <p role="status" className={styles.waiting}>
          {t('picture.drawing')}
        </p>
      )}
      <figcaption>
        <Button isDisabled={!picture} onPress={keep}>
          <Download size={17} aria-hidden="true" />
          {t('picture.keep')}
        </Button>
        {isRefused && <span role="alert">{t('picture.notKept')}</span>}
      </figcaption>
    </figure>
  );
}
