import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { type EnterKeyHint, obeyEnter } from './enterKey';
import styles from './Field.module.css';
import { useChosenWhole } from './useChosenWhole';

export interface TextLineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean;
  readonly maxLength?: number;
  readonly type?: 'text' | 'password' | 'email' | 'tel';
  /** Marked as required. */
  readonly isRequired?: boolean;
  /** The error message below it; undefined where there is none. */
  readonly problem?: string | undefined;
  /** What the browser may fill in, by HTML's autocomplete names; nothing by default. */
  readonly autoComplete?: string;
  /** The kind of on-screen keyboard, where `type` does not determine it. */
  readonly inputMode?: 'numeric' | 'email';
  /** What a phone capitalises automatically; sentences by default. */
  readonly autoCapitalize?: 'none' | 'words';
  /** The label and action of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: EnterKeyHint;
  /** Its text is only an example: focusing it selects all of it. */
  readonly isExample?: boolean;
  readonly onBlur?: () => void;
  /** Whether it has the focus initially. */
  readonly autoFocus?: boolean;
}

/** One line of text; every keystroke is reported, and spellcheck and correction are off, since it may hold names. */
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
  inputMode,
  autoCapitalize,
  enterKeyHint,
  isExample = false,
  onBlur,
  autoFocus = false,
}: TextLineProps) {
  const chosenWhole = useChosenWhole(isExample);
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
      autoFocus={autoFocus}
      {...(maxLength && { maxLength })}
      {...(inputMode && { inputMode })}
      {...(onBlur && { onBlur })}
    >
      <Label className={styles.label} data-name={label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <div className={styles.control}>
        <Input
          className={styles.input ?? ''}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          {...(autoCapitalize && { autoCapitalize })}
          {...(enterKeyHint && { enterKeyHint })}
          {...chosenWhole}
          onKeyDown={(event) => obeyEnter(event, enterKeyHint)}
        />
      </div>
      <FieldError className={styles.problem ?? ''}>{problem}</FieldError>
    </TextField>
  );
}
