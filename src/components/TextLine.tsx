import { FieldError, Input, Label, TextField } from 'react-aria-components';
import styles from './Field.module.css';

interface TextLineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean;
  readonly maxLength?: number;
  readonly type?: 'text' | 'password' | 'email' | 'tel';
  /** Marked as what has to be filled in. */
  readonly isRequired?: boolean;
  /** What is wrong with what stands in it, below it; undefined where nothing is. */
  readonly problem?: string | undefined;
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
  isRequired = false,
  problem,
  autoComplete = 'off',
}: TextLineProps) {
  return (
    <TextField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      type={type}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      {...(maxLength && { maxLength })}
    >
      <Label className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <div className={styles.control}>
        <Input className={styles.input ?? ''} autoComplete={autoComplete} spellCheck={false} />
      </div>
      <FieldError className={styles.problem ?? ''}>{problem}</FieldError>
    </TextField>
  );
}
