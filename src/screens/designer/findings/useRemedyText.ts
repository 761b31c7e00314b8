import { useTranslation } from 'react-i18next';
import type { SaidRemedy } from '../../../scene/remedies/sayRemedy';
import { nameIn } from '../../../stone/catalogue/naming';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';

/** A remedy as a few words for its button. */
export function useRemedyText(): (said: SaidRemedy) => string {
  const { t } = useTranslation('problems');
  const locale = useLocale();
  const vignets = DesignerContext.useSelector(({ context }) => context.offered.vignets);
  const inMm = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (said) => {
    switch (said.does) {
      case 'setApart':
      case 'setHeight':
      case 'thickenStrokes':
        return t(`findings.remedies.${said.does}`, { mm: inMm.format(said.mm) });
      case 'setFamily':
        return t('findings.remedies.setFamily', { family: said.family });
      case 'write':
        return t('findings.remedies.write', { words: said.words });
      case 'putVignet': {
        const vignet = vignets.find(({ id }) => id === said.vignetId);
        return t('findings.remedies.putVignet', { name: vignet ? nameIn(locale, vignet) : said.vignetId });
      }
      case 'setMaterial':
        return t('findings.remedies.setMaterial', { name: nameIn(locale, said.material) });
      default:
        return t(`findings.remedies.${said.does}`);
    }
  };
}
