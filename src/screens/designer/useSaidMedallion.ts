import { useTranslation } from 'react-i18next';
import type { MedallionLooks } from '../../stone/medallion/parm';
import { saidMedallion } from '../../stone/medallion/said';
import { useLocale } from './useLocale';

/** A medallion's name in the page's language: its size, its shape and its tone. */
export function useSaidMedallion(): (medallion: MedallionLooks) => string {
  const { t } = useTranslation('medallion');
  const locale = useLocale();
  return (medallion) =>
    saidMedallion(medallion, (key, given) => t(`said.${key}`, { replace: { ...given } }), locale);
}
