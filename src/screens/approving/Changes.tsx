import { useTranslation } from 'react-i18next';
import { approvalPicture } from '../../api/approval';
import type { Offered } from '../../api/lists';
import type { ApprovalView } from '../../stone/wire/approval';
import styles from './Approving.module.css';
import { useDifferences } from './useDifferences';

interface ChangesProps {
  readonly view: ApprovalView;
  readonly offered: Offered;
  readonly token: string;
}

/** What has changed since a relative read the stone: both pictures side by side, and in words. */
export function Changes({ view, offered, token }: ChangesProps) {
  const { t } = useTranslation('approving');
  const { before, design, round } = view;
  const differences = useDifferences(before?.design, design, offered);
  if (!before) return null;
  const pictures = [
    { at: before.round, words: t('voided.before') },
    { at: round, words: t('voided.after') },
  ];
  return (
    <section className={styles.changes} aria-label={t('voided.what')}>
      <p>{t(before.isOutdated ? 'voided.againOutdated' : 'voided.again')}</p>
      <div className={styles.beside}>
        {pictures.map(({ at, words }) => (
          <figure key={at}>
            <img src={approvalPicture(token, at)} alt={words} />
            <figcaption className={styles.hint}>{words}</figcaption>
          </figure>
        ))}
      </div>
      {differences.length > 0 && (
        <>
          <h2>{t('voided.what')}</h2>
          <ul className={styles.differences}>
            {differences.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
