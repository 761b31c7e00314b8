import { useTranslation } from 'react-i18next';
import type { Question } from '../../stone/wire/question';
import { useLocale } from '../designer/useLocale';
import masonStyles from './Mason.module.css';
import styles from './Questions.module.css';

/** What a question is about, and everything that was written about it: by whom and when. */
export function Conversation({ question: { place, nearest, messages } }: { readonly question: Question }) {
  const { t } = useTranslation('mason');
  const locale = useLocale();
  const mm = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className={masonStyles.hint}>
        {place
          ? [
              nearest && t('near', { words: nearest.text }),
              t('at', { x: mm.format(place.x), y: mm.format(place.y) }),
            ]
              .filter(Boolean)
              .join(' · ')
          : t('wholeStone')}
      </p>
      <ol className={styles.messages}>
        {messages.map(({ id, by, text, at }) => (
          <li key={id} className={styles.message} data-by={by}>
            <p className={styles.writer}>
              <strong>{t(`by.${by}`)}</strong> <time dateTime={at}>{moment.format(new Date(at))}</time>
            </p>
            <p className={styles.written}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
