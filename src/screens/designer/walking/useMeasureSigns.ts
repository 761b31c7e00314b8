import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sign } from '../../../renderer/space/measureSigns';
import { measureLines } from '../../../scene/space/measureLines';
import { useJudgedStone } from '../useJudgedStone';

/** What is said of the stone's measures: a sign for each in space, and one sentence of all of them. */
export interface SaidMeasures {
  readonly signs: readonly Sign[];
  readonly sentence: string;
}

/** The measures of the stone in hand in cm, as the language writes numbers. */
export function useMeasureSigns(): SaidMeasures {
  const { t, i18n } = useTranslation('walk');
  const stone = useJudgedStone();
  return useMemo(() => {
    const cm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
    const lines = stone ? measureLines(stone) : [];
    const lengthOf = ({ length }: { readonly length: number }) => cm.format(length / 10);
    const measures = lines.map((line) => t(`measure.${line.what}`, { length: lengthOf(line) }));
    return {
      signs: lines.map((line) => ({ ...line, words: t('cm', { length: lengthOf(line) }) })),
      sentence: measures.length > 0 ? t('described', { measures: measures.join(', ') }) : '',
    };
  }, [stone, t, i18n.language]);
}
