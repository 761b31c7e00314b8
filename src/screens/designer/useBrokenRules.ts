import { useTranslation } from 'react-i18next';
import { checkChurchyard, measuredRule } from '../../scene/checks/churchyard';
import { nameIn } from '../../stone/catalogue/naming';
import { DesignerContext } from './designerContext';
import { useChurchyard } from './useChurchyard';
import { useLocale } from './useLocale';

/** The rules of the chosen churchyard that the stone breaks, each as a sentence. */
export function useBrokenRules(): readonly string[] {
  const { t, i18n } = useTranslation('problems');
  const locale = useLocale();
  const churchyard = useChurchyard();
  const stoneType = DesignerContext.useSelector(({ context }) =>
    context.offered.stoneTypes.find(({ id }) => id === context.history.present.StoneTypeId),
  );
  if (!churchyard || !stoneType) return [];
  return checkChurchyard(stoneType, churchyard).map((rule) =>
    t(`churchyard.${rule.kind}`, {
      churchyard: nameIn(locale, churchyard),
      ...measuredRule(rule, i18n.language),
    }),
  );
}
