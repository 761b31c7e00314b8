import { useTranslation } from 'react-i18next';

/** Formats a moment (ms since 1970) as day and time, in the user's language. */
export function useWhen(): (moment: number) => string {
  const { i18n } = useTranslation();
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => form.format(moment);
}
