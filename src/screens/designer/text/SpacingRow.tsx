import { Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { useNumberText } from '../../../components/useNumberText';
import { openRenderer } from '../../../renderer/renderer';
import type { TextParm } from '../../../stone/parm';
import { characters, readSpacings } from '../../../stone/spacing';
import { DesignerContext } from '../designerContext';
import styles from './SpacingRow.module.css';

/** Letters are moved against each other by hand's breadths at most, in mm. */
const FARTHEST = 200;

interface GapProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (mm: number) => void;
}

/** The number between two characters: mm added there, negative to draw them together. */
function Gap({ label, value, onChange }: GapProps) {
  const number = useNumberText({ value, onChange, step: 0.1, min: -FARTHEST, max: FARTHEST });
  return (
    <TextField
      aria-label={label}
      className={`${styles.gap} ${value === 0 ? styles.zero : ''}`}
      value={number.text}
      onChange={number.change}
      onBlur={number.onBlur}
      inputMode="decimal"
    >
      <Input
        className={styles.input ?? ''}
        onKeyDown={number.onKeyDown}
        onFocus={(event) => event.target.select()}
        autoComplete="off"
      />
    </TextField>
  );
}

interface SpacingRowProps {
  readonly index: number;
  readonly line: TextParm;
}

/** The line's characters with a number between each pair: the spacing of each single character, in mm. */
export function SpacingRow({ index, line }: SpacingRowProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const letters = characters(line.subText);
  const spacings = readSpacings(line.subTextSpacing, letters.length);
  /** A proposal as one step: undone at once where it does not please. */
  const evenOut = async () => {
    const { stage } = await openRenderer();
    const proposed = await stage.opticalSpacing(index);
    if (proposed) {
      actor.send({ type: 'edit', edit: { kind: 'spaceCharacters', element: index, spacings: proposed } });
    }
  };
  if (letters.length < 2) return null;
  const said = (letter: string) => (letter.trim() === '' ? t('space') : letter);
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
                  label={t('between', { before: said(letter), after: said(next) })}
                  value={spacings[character] ?? 0}
                  onChange={(mm) =>
                    actor.send({
                      type: 'edit',
                      edit: { kind: 'spaceCharacter', element: index, character, mm },
                    })
                  }
                />
              )}
            </span>
          );
        })}
      </div>
      <div className={styles.foot}>
        <p className={styles.hint}>{t('characterSpacingHint')}</p>
        <Button look="quiet" onPress={evenOut}>
          {t('opticalSpacing')}
        </Button>
      </div>
    </fieldset>
  );
}
