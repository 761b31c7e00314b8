import { useTranslation } from 'react-i18next';
import type { TextParm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';

/** What a typeface is called in the trade, and whether it is its italic. */
export function useTypefaceName(): (typeface: Pick<TextParm, 'fontFamily' | 'cursive'>) => string {
  const { t } = useTranslation('lettering');
  const fonts = DesignerContext.useSelector(({ context }) => context.offered.fonts);
  return ({ fontFamily, cursive }) => {
    const family = fonts.find((font) => font.family === fontFamily)?.Name ?? fontFamily;
    return cursive ? t('italic', { family }) : family;
  };
}
