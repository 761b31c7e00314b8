import { encode } from 'uqr';
import { QUIET_ZONE } from '../stone/qrCode/modules';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Its text alternative. */
  readonly label: string;
}

/** A QR code; black on white in either theme, as cameras expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
