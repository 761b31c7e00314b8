import { useTranslation } from 'react-i18next';
import { type BrokenRule, checkChurchyard } from '../../scene/checks/churchyard';
import { nameIn } from '../../stone/catalogue/naming';
import { DesignerContext } from './designerContext';
import { useChurchyard } from './useChurchyard';
import { useLocale } from './useLocale';

/** How many mm make a centimetre, in which churchyards measure. */
const MM_PER_CM = 10;

function measured({ kind, value, limit }: BrokenRule, format: Intl.NumberFormat) {
  const by = kind === 'tooLarge' || kind === 'tooHeavy' ? 1 : MM_PER_CM;
  return { value: format.format(value / by), limit: format.format(limit / by) };
}

/** The rules of the chosen churchyard that the stone breaks, each as a sentence. */
export function useBrokenRules(): readonly string[] {
  const { t, i18n } = useTranslation('problems');
  const locale = useLocale();
  const churchyard = useChurchyard();
  const stoneType = DesignerContext.useSelector(({ context }) =>
    context.offered.stoneTypes.find(({ id }) => id === context.history.present.StoneTypeId),
  );
  if (!churchyard || !stoneType) return [];
  const format = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 3 });
  return checkChurchyard(stoneType, churchyard).map((rule) =>
    t(`churchyard.${rule.kind}`, { churchyard: nameIn(locale, churchyard), ...measured(rule, format) }),
  );
}
