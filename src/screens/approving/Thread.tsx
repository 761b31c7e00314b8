import { useTranslation } from 'react-i18next';
import type { ApprovalComment } from '../../stone/wire/approval';
import { useLocale } from '../designer/useLocale';
import styles from './Approving.module.css';

/** What a comment is about, and everything that was written to it: by whom and when. */
export function Thread({
  comment: { pin, about, isLost, resolvedAt, messages },
}: {
  readonly comment: ApprovalComment;
}) {
  const { t } = useTranslation('approving');
  const locale = useLocale();
  const mm = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const place =
    about !== null
      ? t('comment.of', { about })
      : pin.kind === 'place'
        ? t('comment.ofPlace', { x: mm.format(pin.x), y: mm.format(pin.y) })
        : t('comment.ofWhole');
  return (
    <>
      <p className={styles.threadHead}>
        <strong>{place}</strong>
        {resolvedAt !== null && <span className={styles.settled}>{t('comment.settled')}</span>}
      </p>
      {isLost && <p className={styles.hint}>{t('comment.lost')}</p>}
      <ol className={styles.messages}>
        {messages.map(({ id, by, name, text, at }) => (
          <li key={id} className={styles.message} data-by={by}>
            <p className={styles.hint}>
              <strong>{name ?? t(`comment.by.${by}`)}</strong>{' '}
              <time dateTime={at}>{moment.format(new Date(at))}</time>
            </p>
            <p className={styles.written}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
