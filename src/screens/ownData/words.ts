import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../stone/catalogue/naming';
import { stoneStatus } from '../../stone/status';
import { useLocale } from '../designer/useLocale';
import { saidDays } from '../privacy/saidDays';

/** What what is kept is said with: this page's words, and those that other pages have for the same things. */
export interface Words {
  readonly own: TFunction<'ownData'>;
  readonly project: TFunction<'project'>;
  readonly designs: TFunction<'designs'>;
  readonly mason: TFunction<'mason'>;
  readonly locale: Locale;
  /** A stone's status as lists name it; as it is stored where this version has no word for it. */
  readonly status: (status: string) => string;
  /** A day as it is written in a letter. */
  readonly day: (moment: string | Date) => string;
  /** A day with the time of day. */
  readonly moment: (moment: string | Date) => string;
  /** A time in days or years. */
  readonly time: (days: number) => string;
}

/** The words in the page's language. */
export function useWords(): Words {
  const { t: own } = useTranslation('ownData');
  const { t: project } = useTranslation('project');
  const { t: designs } = useTranslation('designs');
  const { t: mason } = useTranslation('mason');
  const locale = useLocale();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    ...{ own, project, designs, mason, locale },
    status: (status) => {
      const known = stoneStatus.safeParse(status);
      return known.success ? designs(`statuses.${known.data}`) : status;
    },
    day: (at) => days.format(new Date(at)),
    moment: (at) => moments.format(new Date(at)),
    time: (given) => saidDays(given, locale),
  };
}
