import { useTranslation } from 'react-i18next';
import { approvalPicture } from '../../api/approval';
import type { Offered } from '../../api/lists';
import type { ApprovalView } from '../../stone/wire/approval';
import styles from './Approving.module.css';
import { Beside } from './Beside';
import { Differences } from './Differences';
import { useDifferences } from './useDifferences';

interface ChangesProps {
  readonly view: ApprovalView;
  readonly offered: Offered;
  readonly token: string;
}

/** What has changed since a relative read the stone: in words, and both pictures side by side. */
export function Changes({ view, offered, token }: ChangesProps) {
  const { t } = useTranslation('approving');
  const { before, design, round } = view;
  const differences = useDifferences(before?.design, design, offered);
  if (!before) return null;
  return (
    <section className={styles.changes} aria-label={t('voided.what')}>
      <p>{t(before.isOutdated ? 'voided.againOutdated' : 'voided.again')}</p>
      {differences.length > 0 && (
        <>
          <h2>{t('voided.what')}</h2>
          <Differences said={differences} />
        </>
      )}
      <Beside
        before={<img src={approvalPicture(token, before.round)} alt={t('voided.before')} />}
        now={<img src={approvalPicture(token, round)} alt={t('voided.after')} />}
      />
    </section>
  );
}
