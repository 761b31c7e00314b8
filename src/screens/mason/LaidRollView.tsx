import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LaidRoll } from '../../../workers/exporter/contract';
import { Button } from '../../components/Button';
import styles from './Mason.module.css';

/** The address of a picture in SVG, as long as it is shown. */
function usePictureAddress(svg: string): string | undefined {
  const [address, set] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    set(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return address;
}

interface LaidRollViewProps {
  readonly roll: LaidRoll;
  readonly onKeep: () => void;
}

/** A roll as it is cut, what it comes to, and its file. */
export function LaidRollView({ roll, onKeep }: LaidRollViewProps) {
  const { t, i18n } = useTranslation('mason');
  const { name, picture, pieces, width, length, waste } = roll;
  const address = usePictureAddress(picture);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const said = t('roll.said', {
    count: pieces,
    length: number.format(length),
    width: number.format(width),
    waste: share.format(waste),
  });
  return (
    <figure className={styles.roll}>
      {address && <img src={address} alt={t('roll.picture', { name })} />}
      <figcaption>{said}</figcaption>
      <Button onPress={onKeep}>{t('roll.keep', { name })}</Button>
    </figure>
  );
}
