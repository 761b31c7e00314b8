import { Minus, Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { isAway } from '../../../components/bounds';
import { useBoundsText } from '../../../components/useBoundsText';
import type { TextParm } from '../../../stone/parm';
import { characters, readSpacings } from '../../../stone/spacing';
import { DesignerContext } from '../designerContext';
import { GAP_BOUNDS, GAP_STEP, Gap } from './Gap';
import { KeepPair } from './kept/KeepPair';
import styles from './SpacingRow.module.css';
import { useEvenSpacing } from './useEvenSpacing';
import { useSelectedGap } from './useSelectedGap';

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
      <Button look="quiet" icon aria-label={`${t('closer')}: ${label}`} onPress={() => onStep(-GAP_STEP)}>
        <Minus size={18} aria-hidden="true" />
      </Button>
      <Button look="quiet" icon aria-label={`${t('farther')}: ${label}`} onPress={() => onStep(GAP_STEP)}>
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
  const space = useCallback(
    (character: number, mm: number) =>
      actor.send({ type: 'edit', edit: { kind: 'spaceCharacter', element: index, character, mm } }),
    [actor, index],
  );
  // A field for each letter takes its time: the press that brings the line's form does not wait for them.
  const hasGaps = useDeferredValue(true, false);
  const letters = characters(line.subText);
  const spacings = readSpacings(line.subTextSpacing, letters.length);
  if (letters.length < 2) return null;
  const said = (letter = '') => (letter.trim() === '' ? t('space') : letter);
  const between = (character: number) =>
    t('between', { before: said(letters[character]), after: said(letters[character + 1]) });
  const step = (character: number, by: number) => {
    const mm = Math.round(((spacings[character] ?? 0) + by) * 1000) / 1000;
    if (!isAway(mm, GAP_BOUNDS)) space(character, mm);
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
              {hasGaps && next !== undefined && (
                <Gap
                  character={character}
                  label={between(character)}
                  unitId={unitId}
                  value={spacings[character] ?? 0}
                  onSpace={space}
                  onFocus={selectGap}
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
        {inBounds(GAP_BOUNDS, t('mm'))}
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
