import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `white` informs, `yellow` warns; a `toast` appears in a corner, 350 px wide at most (specification section 9). */
  readonly look: 'white' | 'yellow' | 'toast';
  readonly title?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The notification banner (specification section 2): also announced at once by screen readers. */
export function Notice({ look, title, children, actions }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[look]}`} role={look === 'yellow' ? 'alert' : 'status'}>
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        <span>{children}</span>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
