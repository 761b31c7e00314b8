import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import styles from './Prices.module.css';
import { TypedLine } from './TypedLine';
import { type Classed, classProblems, type TypedClass } from './typedPrices';

interface PriceClassesProps {
  readonly classed: Classed;
  readonly classes: readonly TypedClass[];
  /** What the currency is called. */
  readonly sign: string;
  readonly onChange: (classes: readonly TypedClass[]) => void;
}

/** What letters cost by their height, or pictures by their longer side: a class a line. */
export function PriceClasses({ classed, classes, sign, onChange }: PriceClassesProps) {
  const { t } = useTranslation('mason');
  // What is missing beside what is being typed is said once it is left.
  const [inHand, take] = useState<number>();
  const name = t(`settings.classed.${classed}`);
  const add = () => {
    const key = Math.max(-1, ...classes.map((each) => each.key)) + 1;
    onChange([...classes, { key, upTo: '', each: '' }]);
  };
  return (
    <fieldset className={styles.classes}>
      <legend>{name}</legend>
      {classes.map((line, index) => {
        const { upTo, each } = classProblems(classes, line);
        const said = (problem: typeof upTo) => {
          if (!problem || (inHand === line.key && problem.endsWith('Missing'))) return undefined;
          return t(`settings.priceProblems.${problem}`);
        };
        const change = (typed: Partial<TypedClass>) => onChange(classes.with(index, { ...line, ...typed }));
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would have a second legend on the screen.
          <div
            key={line.key}
            role="group"
            aria-label={t('settings.classNumber', { name, number: index + 1 })}
            className={styles.class}
            onFocus={() => take(line.key)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) take(undefined);
            }}
          >
            <TypedLine
              label={t('settings.upTo')}
              unit="mm"
              text={line.upTo}
              problem={said(upTo)}
              onChange={(text) => change({ upTo: text })}
            />
            <TypedLine
              label={t('settings.each')}
              unit={sign}
              text={line.each}
              problem={said(each)}
              onChange={(text) => change({ each: text })}
            />
            <Button
              icon
              look="quiet"
              aria-label={t('settings.removeClass', { number: index + 1 })}
              onPress={() => onChange(classes.toSpliced(index, 1))}
            >
              <Trash2 size={20} aria-hidden="true" />
            </Button>
          </div>
        );
      })}
      <Button onPress={add}>{t('settings.addClass')}</Button>
    </fieldset>
  );
}
