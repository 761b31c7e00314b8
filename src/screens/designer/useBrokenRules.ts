import { useTranslation } from 'react-i18next';
import { checkChurchyard } from '../../scene/checks/churchyard';
import { ruleTextOf, saidMeasures } from '../../scene/checks/saidRule';
import { nameIn } from '../../stone/catalogue/naming';
import { useChurchyard } from './useChurchyard';
import { useJudgedStone } from './useJudgedStone';
import { useLocale } from './useLocale';

/** What the rules of the chosen churchyard have against the stone, each as a sentence. */
export function useBrokenRules(): readonly string[] {
  const { t, i18n } = useTranslation('problems');
  const locale = useLocale();
  const churchyard = useChurchyard();
  const stone = useJudgedStone();
  if (!churchyard || !stone) return [];
  return checkChurchyard(stone, churchyard).map((finding) => {
    const measures = saidMeasures(finding, i18n.language, (word) => t(`ruleWords.${word}`));
    const said = t(`churchyard.${ruleTextOf(finding)}`, {
      churchyard: nameIn(locale, churchyard),
      ...measures,
    });
    const isDoubtful = finding.severity !== 'error' && finding.kind !== 'ruleNotChecked';
    return isDoubtful ? `${said} ${t('churchyard.uncertain')}` : said;
  });
}
