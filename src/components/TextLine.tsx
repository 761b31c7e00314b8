import { Input, Label, TextField } from 'react-aria-components';
import styles from './Field.module.css';

interface TextLineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean;
  readonly maxLength?: number;
  readonly type?: 'text' | 'password';
  /** What the browser may fill in, by HTML's names; nothing unless said. */
  readonly autoComplete?: string;
}

/** One line of text, heard with every keystroke. */
export function TextLine({
  label,
  value,
  onChange,
  isReadOnly = false,
  maxLength,
  type = 'text',
  autoComplete = 'off',
}: TextLineProps) {
  return (
    <TextField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      type={type}
      {...(maxLength && { maxLength })}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.control}>
        <Input className={styles.input ?? ''} autoComplete={autoComplete} spellCheck={false} />
      </div>
    </TextField>
  );
}
