import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { toThousandth } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';
import type { ProposedChange } from '../../../stone/proposing/proposedChange';
import { heightOnStone, isOrnament } from '../../../stone/proposing/proposedDesign';
import masonStyles from '../Mason.module.css';
import styles from './ElementMeasures.module.css';

interface ElementMeasuresProps {
  readonly ordered: Parm;
  readonly proposed: Parm;
  /** By which it is called where it has no words. */
  readonly number: number;
  readonly onChange: (fields: Partial<ProposedChange>) => void;
}

/** The measures of one element that a mason may propose to change. */
export function ElementMeasures({ ordered, proposed, number, onChange }: ElementMeasuresProps) {
  const { t } = useTranslation('proposal');
  const isText = proposed.type === 'text';
  const name = isText
    ? t('making.line', { words: proposed.subText })
    : t(isOrnament(proposed) ? 'making.ornament' : 'making.other', { number });
  return (
    <fieldset className={styles.element}>
      <legend className={masonStyles.cutLine}>{name}</legend>
      <div className={styles.measures}>
        {isText && (
          <>
            <NumberLine
              label={t('making.height')}
              unit="mm"
              step={1}
              min={1}
              max={2000}
              value={toThousandth(heightOnStone(proposed))}
              onChange={(height) => onChange({ height })}
            />
            <NumberLine
              label={t('making.spacing')}
              unit="mm"
              step={0.1}
              min={-100}
              max={100}
              value={proposed.letterSpacing}
              onChange={(letterSpacing) => onChange({ letterSpacing })}
            />
          </>
        )}
        {isOrnament(proposed) && (
          <NumberLine
            label={t('making.size')}
            unit="%"
            step={5}
            min={1}
            max={2000}
            value={toThousandth((proposed.scale / ordered.scale) * 100)}
            onChange={(size) => onChange({ size })}
          />
        )}
        <NumberLine
          label={t('making.x')}
          unit="mm"
          step={1}
          value={toThousandth(proposed.position.x)}
          onChange={(x) => onChange({ x })}
        />
        <NumberLine
          label={t(isText ? 'making.baseline' : 'making.y')}
          unit="mm"
          step={1}
          value={toThousandth(proposed.position.y)}
          onChange={(y) => onChange({ y })}
        />
      </div>
    </fieldset>
  );
}
