import { useTranslation } from 'react-i18next';
import { ruleTextOf, saidMeasures } from '../../../scene/checks/saidRule';
import { nameIn } from '../../../stone/catalogue/naming';
import type { Finding } from '../../../stone/finding';
import { useChurchyard } from '../useChurchyard';
import { useLocale } from '../useLocale';

/** A finding of the chosen churchyard as a plain sentence. */
export function useRuleText(): (finding: Finding) => string {
  const { t, i18n } = useTranslation('problems');
  const locale = useLocale();
  const churchyard = useChurchyard();
  return (finding) => {
    const measures = saidMeasures(finding, i18n.language, (word) => t(`ruleWords.${word}`));
    const said = t(`churchyard.${ruleTextOf(finding)}`, {
      churchyard: churchyard ? nameIn(locale, churchyard) : '',
      ...measures,
    });
    const isDoubtful = finding.severity !== 'error' && finding.kind !== 'ruleNotChecked';
    return isDoubtful ? `${said} ${t('churchyard.uncertain')}` : said;
  };
}
