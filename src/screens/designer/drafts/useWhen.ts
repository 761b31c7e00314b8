import { useTranslation } from 'react-i18next';

/** Says a moment (ms since 1970) by its day and time, in the language's form. */
export function useWhen(): (moment: number) => string {
  const { i18n } = useTranslation();
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => form.format(moment);
}
