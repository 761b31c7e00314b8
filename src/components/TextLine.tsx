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
  /** Marked as what has to be filled in. */
  readonly isRequired?: boolean;
  /** What is wrong with what stands in it, below it; undefined where nothing is. */
  readonly problem?: string | undefined;
  /** What the browser may fill in, by HTML's names; nothing unless said. */
  readonly autoComplete?: string;
  /** Which keys a telephone shows, where `type` does not say it. */
  readonly inputMode?: 'numeric' | 'email';
  /** What a telephone begins with a capital by itself; sentences unless said. */
  readonly autoCapitalize?: 'none' | 'words';
  /** What the Enter key of a telephone's keyboard says and does. */
  readonly enterKeyHint?: EnterKeyHint;
  /** Its words are only an example: they are chosen whole by whoever comes to it. */
  readonly isExample?: boolean;
  readonly onBlur?: () => void;
  /** Whether it has the focus from the start. */
  readonly autoFocus?: boolean;
}

/** One line of text, heard with every keystroke; nobody corrects a name in it. */
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
