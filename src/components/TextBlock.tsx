import { Label, TextArea, TextField } from 'react-aria-components';
import styles from './Field.module.css';

interface TextBlockProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
}

/** Several lines of text; every keystroke is reported. */
export function TextBlock({ label, value, onChange, maxLength }: TextBlockProps) {
  return (
    <TextField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      {...(maxLength && { maxLength })}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.control}>
        <TextArea className={`${styles.input} ${styles.block}`} rows={3} />
      </div>
    </TextField>
  );
}
