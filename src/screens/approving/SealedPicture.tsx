import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalPicture } from '../../api/approval';
import type { ApprovalView } from '../../stone/wire/approval';
import styles from './Approving.module.css';
import { ZoomedPicture } from './ZoomedPicture';

interface SealedPictureProps {
  readonly token: string;
  readonly view: Pick<ApprovalView, 'round'>;
}

/** The picture that was sealed with the stone, large. */
export function SealedPicture({ token, view: { round } }: SealedPictureProps) {
  const { t } = useTranslation('approving');
  const [hasFailed, setFailed] = useState(false);
  return (
    <figure className={styles.picture}>
      <ZoomedPicture
        address={approvalPicture(token, round)}
        alt={t('picture.alt')}
        onFailed={() => setFailed(true)}
      />
      <figcaption className={styles.hint}>{t(hasFailed ? 'picture.failed' : 'picture.hint')}</figcaption>
    </figure>
  );
}
