import { useTranslation } from 'react-i18next';
import { nameIn } from '../../stone/catalogue/naming';
import type { Parm } from '../../stone/parm';
import { DesignerContext } from './designerContext';
import { useLocale } from './useLocale';
import { useSaidEtching } from './useSaidEtching';
import { useSaidMedallion } from './useSaidMedallion';

/** An element's name in a sentence: what somebody called it, its text, its name in the catalogue, or its kind. */
export function useCalled(): (element: Parm | undefined) => string {
  const { t } = useTranslation();
  const said = useSaidMedallion();
  const etched = useSaidEtching();
  const locale = useLocale();
  const { vignets, attachments } = DesignerContext.useSelector(({ context }) => context.offered);
  const ofKind = (element: Parm): string => {
    if (element.type === 'text') return element.subText.trim() || t('emptyLine');
    if (element.type === 'attachment') {
      const own = attachments.find(({ id }) => id === element.attachmentId);
      return own ? nameIn(locale, own) : t('panels.attachments');
    }
    if (element.type === 'medallion') return said(element);
    if (element.type === 'etching') return etched(element);
    if (element.type === 'qrCode') return t('qrCode.title');
    const own =
      element.type === 'customVignet' ? undefined : vignets.find(({ id }) => id === element.vignetId);
    return own ? nameIn(locale, own) : t('panels.decoration');
  };
  return (element) => (element ? element.name || ofKind(element) : t('emptyLine'));
}
