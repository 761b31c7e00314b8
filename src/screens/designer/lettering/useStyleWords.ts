import { useTranslation } from 'react-i18next';
import { cutOfLine } from '../../../stone/cut';
import type { LineStyle } from '../../../stone/lineStyle';
import { readNumber } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';

/** What a style stands for: its family, its letters' height and how they are cut. */
export function useStyleWords(): (style: LineStyle) => string {
  const { t, i18n } = useTranslation();
  const fonts = DesignerContext.useSelector(({ context }) => context.offered.fonts);
  const height = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  return (style) => {
    const family = fonts.find((font) => font.family === style.fontFamily)?.Name ?? style.fontFamily;
    return `${family} · ${height.format(readNumber(style.fontSize) ?? 0)} ${t('mm')} · ${t(cutOfLine(style))}`;
  };
}
