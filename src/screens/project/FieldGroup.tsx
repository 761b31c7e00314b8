import type { ReactNode } from 'react';
import styles from './Fields.module.css';

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields of a case that belong together, under their heading. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
