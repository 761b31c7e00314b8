import { memo } from 'react';
import { FieldError, Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useBoundsText } from '../../../components/useBoundsText';
import { useNumberText } from '../../../components/useNumberText';
import styles from './SpacingRow.module.css';

/** The greatest distance letters are moved relative to each other, in mm. */
const FARTHEST = 200;
export const GAP_BOUNDS = { min: -FARTHEST, max: FARTHEST };

/** The step of a key or a button, in mm. */
export const GAP_STEP = 0.1;

interface GapProps {
  /** The one before the gap, by its place in the line. */
  readonly character: number;
  readonly label: string;
  /** The id of what says the unit. */
  readonly unitId: string;
  readonly value: number;
  readonly onSpace: (character: number, mm: number) => void;
  readonly onFocus: (character: number) => void;
}

/**
 * The number between two characters: mm added there, negative to bring them closer. Drawn anew only when it changes: a
 * line has one for each of its letters, and is typed in.
 */
export const Gap = memo(function Gap({ character, label, unitId, value, onSpace, onFocus }: GapProps) {
  const { t } = useTranslation();
  const inBounds = useBoundsText();
  const number = useNumberText({
    value,
    onChange: (mm) => onSpace(character, mm),
    step: GAP_STEP,
    ...GAP_BOUNDS,
  });
  return (
    <TextField
      aria-label={label}
      // What says its bounds says the unit with them.
      {...(!number.isRefused && { 'aria-describedby': unitId })}
      className={`${styles.gap} ${value === 0 ? styles.zero : ''}`}
      value={number.text}
      onChange={number.change}
      onBlur={number.onBlur}
      inputMode={number.inputMode}
      isInvalid={number.isRefused}
      validationBehavior="aria"
    >
      <Input
        className={styles.input ?? ''}
        onKeyDown={number.onKeyDown}
        onFocus={(event) => {
          event.target.select();
          onFocus(character);
        }}
        autoComplete="off"
      />
      <FieldError className="visually-hidden">{number.isRefused && inBounds(GAP_BOUNDS, t('mm'))}</FieldError>
    </TextField>
  );
});
