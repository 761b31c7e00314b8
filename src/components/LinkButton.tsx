import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';

/** A link that looks like the main button: it opens another program, so that the browser has to follow it. */
export function LinkButton(link: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return <a {...link} data-look="primary" className={`${styles.button} ${styles.primary} ${styles.link}`} />;
}
