import { useTranslation } from 'react-i18next';
import type { RowAccess } from '../../../machines/designs/accesses';
import styles from './AccessesPopup.module.css';

/** When, who, and what was done: one access of an hour. */
export function AccessLine({ access }: { readonly access: RowAccess }) {
  const { t, i18n } = useTranslation('designs');
  const { action, by, username, firstAt, lastAt, subject } = access;
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  const who = by === 'user' && username !== null ? username : t(`accesses.who.${by}`);
  const done = subject === 'stone' ? t(`accesses.stone.${action}`) : t(`accesses.case.${action}`);
  return (
    <li className={styles.entry}>
      <time className={styles.clock} dateTime={lastAt}>
        {clock.formatRange(Date.parse(firstAt), Date.parse(lastAt))}
      </time>
      <span className={styles.words}>
        <strong>{who}</strong> {done}
      </span>
    </li>
  );
}
