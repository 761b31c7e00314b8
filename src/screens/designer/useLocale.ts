import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '../../stone/catalogue/naming';

/** The language the screen is in. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return LOCALES.find((locale) => locale === i18n.language) ?? 'da';
}
