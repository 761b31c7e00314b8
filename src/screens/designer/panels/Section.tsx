import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** A part of a panel under a small heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

/** Two or three fields side by side. */
export function Row({ children }: Pick<SectionProps, 'children'>) {
  return <div className={styles.row}>{children}</div>;
}

/** A hint. */
export function Hint({ children }: Pick<SectionProps, 'children'>) {
  return <p className={styles.hint}>{children}</p>;
}
