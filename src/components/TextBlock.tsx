import { Label, TextArea, TextField } from 'react-aria-components';
import styles from './Field.module.css';

interface TextBlockProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  /** It may hold names: spellcheck and correction are off. */
  readonly isOfNames?: boolean;
}

/** Several lines of text; every keystroke is reported. */
export function TextBlock({ label, value, onChange, maxLength, isOfNames = false }: TextBlockProps) {
  return (
    <TextField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      {...(maxLength && { maxLength })}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.control}>
        <TextArea
          className={`${styles.input} ${styles.block}`}
          rows={3}
          {...(isOfNames && { spellCheck: false, autoCorrect: 'off' })}
        />
      </div>
    </TextField>
  );
}
