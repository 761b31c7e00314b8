import type { ReactNode } from 'react';
import { Mark } from '../../components/Mark';
import styles from './EntryPage.module.css';

/** A page before the login: the product's name, and one card with a form or what came of it. */
export function EntryPage({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Mark />
      <div className={styles.card}>{children}</div>
    </main>
  );
}
