import { useId } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import styles from './Field.module.css';
import { Unit } from './Unit';
import { useBoundsText } from './useBoundsText';
import { useNumberText } from './useNumberText';

interface NumberLineProps {
  readonly label: string;
  /** The unit, e.g. `mm`; empty where a number has none. */
  readonly unit: string;
  /** Undefined where there is not one value. */
  readonly value: number | undefined;
  /** What stands in place of a number where there is not one value. */
  readonly placeholder?: string;
  readonly onChange: (value: number) => void;
  readonly step: number;
  readonly min?: number;
  readonly max?: number;
  /** A hint about the number, below it. */
  readonly hint?: string | undefined;
}

/** A measure: typed as a number, stepped by the arrow keys; an invalid number is answered with the valid range. */
export function NumberLine({ label, unit, hint, placeholder, ...number }: NumberLineProps) {
  const { text, change, onKeyDown, onBlur, isRefused, inputMode } = useNumberText(number);
  const { min = -Infinity, max = Infinity } = number;
  const inBounds = useBoundsText();
  const unitId = useId();
  return (
    <TextField
      className={styles.field ?? ''}
      value={text}
      onChange={change}
      onBlur={onBlur}
      inputMode={inputMode}
      isInvalid={isRefused}
      validationBehavior="aria"
      // What says its bounds says the unit with them.
      {...(unit && !isRefused && { 'aria-describedby': unitId })}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.control}>
        <Input
          className={`${styles.input} ${styles.number}`}
          onKeyDown={onKeyDown}
          autoComplete="off"
          {...(number.value === undefined && placeholder && { placeholder })}
        />
        <Unit id={unitId} unit={unit} />
      </div>
      {/* Always rendered, since a screen reader only announces changes within it. */}
      <Text
        slot="description"
        className={`${isRefused ? styles.problem : styles.hint} ${styles.said}`}
        aria-live="polite"
      >
        {isRefused ? inBounds({ min, max }, unit) : hint}
      </Text>
    </TextField>
  );
}
