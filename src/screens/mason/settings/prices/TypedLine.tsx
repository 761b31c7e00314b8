import { useId } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import styles from '../../../../components/Field.module.css';
import { Unit } from '../../../../components/Unit';

interface TypedLineProps {
  readonly label: string;
  readonly unit: string;
  /** As it is typed, right or wrong. */
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** An amount or a measure that may be left out: what is wrong stays as it was typed, with a sentence below it. */
export function TypedLine({ label, unit, text, problem, onChange }: TypedLineProps) {
  const unitId = useId();
  return (
    <TextField
      className={styles.field ?? ''}
      value={text}
      onChange={onChange}
      inputMode="decimal"
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      aria-describedby={unitId}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.control}>
        <Input className={`${styles.input} ${styles.number}`} autoComplete="off" />
        <Unit id={unitId} unit={unit} />
      </div>
      <FieldError className={styles.problem ?? ''}>{problem}</FieldError>
    </TextField>
  );
}
