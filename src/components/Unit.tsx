import styles from './Field.module.css';

interface UnitProps {
  /** What the number's field says in `aria-describedby`. */
  readonly id: string;
  /** E.g. `mm`; empty where a number has none. */
  readonly unit: string;
}

/** The unit behind a number: a screen reader says it with the field that it describes, and not once more behind it. */
export function Unit({ id, unit }: UnitProps) {
  return (
    <span id={id} className={styles.unit} aria-hidden="true">
      {unit}
    </span>
  );
}
