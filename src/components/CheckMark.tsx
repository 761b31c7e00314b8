import styles from './CheckMark.module.css';

/** The box of a checkbox, which is its direct child: ticked where that is, and with its focus. */
export function CheckMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
