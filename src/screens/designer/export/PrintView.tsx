import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ExportContext } from './exportContext';
import styles from './PrintView.module.css';

interface PrintViewProps {
  /** Called when the print dialogue was closed. */
  readonly onPrinted: () => void;
}

/** The print page: only the stone, on A3, 100 px from the left and the top. Visible only in print. */
export function PrintView({ onPrinted }: PrintViewProps) {
  const { t } = useTranslation('paper');
  const blob = ExportContext.useSelector(({ context }) => context.file?.blob);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  if (!address) return null;
  return createPortal(
    <div className={styles.view} data-print-view>
      <img className={styles.stone} src={address} alt={t('stonePicture')} onLoad={() => window.print()} />
    </div>,
    document.body,
  );
}
