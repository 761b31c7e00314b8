import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { FieldError, Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { isAway } from '../../../components/bounds';
import { useBoundsText } from '../../../components/useBoundsText';
import { useNumberText } from '../../../components/useNumberText';
import type { TextParm } from '../../../stone/parm';
import { characters, readSpacings } from '../../../stone/spacing';
import { DesignerContext } from '../designerContext';
import { KeepPair } from './kept/KeepPair';
import styles from './SpacingRow.module.css';
import { useEvenSpacing } from './useEvenSpacing';
import { useSelectedGap } from './useSelectedGap';

/** The greatest distance letters are moved relative to each other, in mm. */
const FARTHEST = 200;
const BOUNDS = { min: -FARTHEST, max: FARTHEST };

/** The step of a key or a button, in mm. */
const STEP = 0.1;

interface GapProps {
  readonly label: string;
  /** The id of what says the unit. */
  readonly unitId: string;
  readonly value: number;
  readonly onChange: (mm: number) => void;
  readonly onFocus: () => void;
}

/** The number between two characters: mm added there, negative to bring them closer. */
function Gap({ label, unitId, value, onChange, onFocus }: GapProps) {
  const { t } = useTranslation();
  const inBounds = useBoundsText();
  const number = useNumberText({ value, onChange, step: STEP, ...BOUNDS });
  return (
    <TextField
      aria-label={label}
      aria-describedby={unitId}
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
          onFocus();
        }}
        autoComplete="off"
      />
      <FieldError className="visually-hidden">{number.isRefused && inBounds(BOUNDS, t('mm'))}</FieldError>
    </TextField>
  );
}

interface StepsProps {
  readonly label: string;
  readonly onStep: (mm: number) => void;
}

/** For thumbs: moves the selected pair without a keyboard. */
function Steps({ label, onStep }: StepsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.steps} aria-label={label}>
      <span className={styles.hint}>{label}</span>
      <Button look="quiet" icon aria-label={`${t('closer')}: ${label}`} onPress={() => onStep(-STEP)}>
        <Minus size={18} aria-hidden="true" />
      </Button>
      <Button look="quiet" icon aria-label={`${t('farther')}: ${label}`} onPress={() => onStep(STEP)}>
        <Plus size={18} aria-hidden="true" />
      </Button>
    </fieldset>
  );
}

interface SpacingRowProps {
  readonly index: number;
  readonly line: TextParm;
}

/** The line's characters with a number between each pair: the spacing of each single character, in mm. */
export function SpacingRow({ index, line }: SpacingRowProps) {
  const { t } = useTranslation();
  const inBounds = useBoundsText();
  const unitId = useId();
  const actor = DesignerContext.useActorRef();
  const [selectedGap, selectGap] = useSelectedGap();
  const evenOut = useEvenSpacing();
  const letters = characters(line.subText);
  const spacings = readSpacings(line.subTextSpacing, letters.length);
  if (letters.length < 2) return null;
  const said = (letter = '') => (letter.trim() === '' ? t('space') : letter);
  const between = (character: number) =>
    t('between', { before: said(letters[character]), after: said(letters[character + 1]) });
  const space = (character: number, mm: number) =>
    actor.send({ type: 'edit', edit: { kind: 'spaceCharacter', element: index, character, mm } });
  const step = (character: number, by: number) => {
    const mm = Math.round(((spacings[character] ?? 0) + by) * 1000) / 1000;
    if (!isAway(mm, BOUNDS)) space(character, mm);
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('characterSpacing')}</legend>
      <div className={styles.row}>
        {letters.map((letter, character) => {
          const next = letters[character + 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a character is its place in the line
            <span key={character} className={styles.pair}>
              <span className={styles.letter} aria-hidden="true">
                {letter}
              </span>
              {next !== undefined && (
                <Gap
                  label={between(character)}
                  unitId={unitId}
                  value={spacings[character] ?? 0}
                  onChange={(mm) => space(character, mm)}
                  onFocus={() => selectGap(character)}
                />
              )}
            </span>
          );
        })}
      </div>
      <span id={unitId} hidden>
        {t('mm')}
      </span>
      <p className={styles.bounds} aria-hidden="true">
        {inBounds(BOUNDS, t('mm'))}
      </p>
      {selectedGap !== undefined && selectedGap < letters.length - 1 && (
        <>
          <Steps label={between(selectedGap)} onStep={(by) => step(selectedGap, by)} />
          <KeepPair line={line} character={selectedGap} />
        </>
      )}
      <div className={styles.foot}>
        <p className={styles.hint}>{t('characterSpacingHint')}</p>
        <Button look="quiet" onPress={() => evenOut(index)}>
          {t('opticalSpacing')}
        </Button>
      </div>
    </fieldset>
  );
}
