import { useTranslation } from 'react-i18next';

/**
 * When something was ordered, in the reader's language.
 *
 * @param moment ISO 8601.
 */
export function useOrderedAt(moment: string): string {
  const { i18n } = useTranslation();
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return form.format(new Date(moment));
}
