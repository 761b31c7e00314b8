import { useTranslation } from 'react-i18next';

/** Writes the day of a moment (ISO 8601) in the reader's language. */
export function useDay(): (moment: string) => string {
  const { i18n } = useTranslation();
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (moment) => form.format(new Date(moment));
}
