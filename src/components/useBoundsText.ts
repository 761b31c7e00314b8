import { useTranslation } from 'react-i18next';
import { type Bounds, boundsSaid } from './bounds';

/** Describes the allowed range of a number, e.g. "Mellem 5 og 300 mm". */
export function useBoundsText(): (bounds: Bounds, unit: string) => string {
  const { t, i18n } = useTranslation();
  return (bounds, unit) => {
    const { format } = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
    const said = boundsSaid(bounds) ?? 'none';
    return t(`bounds.${said}`, { least: format(bounds.min), most: format(bounds.max), unit });
  };
}
