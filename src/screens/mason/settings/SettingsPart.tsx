import { type ReactNode, useId } from 'react';
import page from '../Mason.module.css';
import styles from './Settings.module.css';

interface SettingsPartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A part of the settings under its heading. */
export function SettingsPart({ title, hint, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={page.hint}>{hint}</p>
      {children}
    </section>
  );
}
