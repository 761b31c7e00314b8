import { Input, Label, TextField } from 'react-aria-components';
import styles from './Field.module.css';
import { useNumberText } from './useNumberText';

interface NumberLineProps {
  readonly label: string;
  /** What the number counts, e.g. `mm`. */
  readonly unit: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly step: number;
  readonly min?: number;
  readonly max?: number;
}

/** A measure: typed as a number, stepped by the arrow keys. */
export function NumberLine({ label, unit, ...number }: NumberLineProps) {
  const { text, change, onKeyDown, onBlur } = useNumberText(number);
  return (
    <TextField
      className={styles.field ?? ''}
      value={text}
      onChange={change}
      onBlur={onBlur}
      inputMode="decimal"
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.control}>
        <Input className={`${styles.input} ${styles.number}`} onKeyDown={onKeyDown} autoComplete="off" />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </div>
    </TextField>
  );
}
