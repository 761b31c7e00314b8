import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import daAccount from '../locales/da/account.json';
import daConfirming from '../locales/da/confirming.json';
import daCredits from '../locales/da/credits.json';
import daDesigner from '../locales/da/designer.json';
import daDesigns from '../locales/da/designs.json';
import daMenu from '../locales/da/menu.json';
import daPaper from '../locales/da/paper.json';
import daPopups from '../locales/da/popups.json';
import daPrivacy from '../locales/da/privacy.json';
import daProblems from '../locales/da/problems.json';
import daProject from '../locales/da/project.json';
import daSending from '../locales/da/sending.json';
import daSession from '../locales/da/session.json';
import daShortcuts from '../locales/da/shortcuts.json';
import daStart from '../locales/da/start.json';
import daTemplates from '../locales/da/templates.json';
import daUploading from '../locales/da/uploading.json';
import daWizard from '../locales/da/wizard.json';
import deAccount from '../locales/de/account.json';
import deConfirming from '../locales/de/confirming.json';
import deCredits from '../locales/de/credits.json';
import deDesigner from '../locales/de/designer.json';
import deDesigns from '../locales/de/designs.json';
import deMenu from '../locales/de/menu.json';
import dePaper from '../locales/de/paper.json';
import dePopups from '../locales/de/popups.json';
import dePrivacy from '../locales/de/privacy.json';
import deProblems from '../locales/de/problems.json';
import deProject from '../locales/de/project.json';
import deSending from '../locales/de/sending.json';
import deSession from '../locales/de/session.json';
import deShortcuts from '../locales/de/shortcuts.json';
import deStart from '../locales/de/start.json';
import deTemplates from '../locales/de/templates.json';
import deUploading from '../locales/de/uploading.json';
import deWizard from '../locales/de/wizard.json';
import noAccount from '../locales/no/account.json';
import noConfirming from '../locales/no/confirming.json';
import noCredits from '../locales/no/credits.json';
import noDesigner from '../locales/no/designer.json';
import noDesigns from '../locales/no/designs.json';
import noMenu from '../locales/no/menu.json';
import noPaper from '../locales/no/paper.json';
import noPopups from '../locales/no/popups.json';
import noPrivacy from '../locales/no/privacy.json';
import noProblems from '../locales/no/problems.json';
import noProject from '../locales/no/project.json';
import noSending from '../locales/no/sending.json';
import noSession from '../locales/no/session.json';
import noShortcuts from '../locales/no/shortcuts.json';
import noStart from '../locales/no/start.json';
import noTemplates from '../locales/no/templates.json';
import noUploading from '../locales/no/uploading.json';
import noWizard from '../locales/no/wizard.json';
import type { Locale } from './stone/catalogue/naming';

/** The language an address is written in: German and Norwegian have a prefix, Danish has none. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return first === 'de' || first === 'no' ? first : 'da';
}

/** The prefix of a language's addresses. */
export function prefixOf(locale: Locale): string {
  return locale === 'da' ? '' : `/${locale}`;
}

/** Pages of the Danish undertakers' own programs: they are Danish in every language (specification section 2). */
const DANISH = /^(\/(de|no))?\/(opret-sten|stone-design)(\/|$)/;

/** The language a page is shown in: that of its address, but for the pages that are only Danish. */
export function shownLocale(path: string): Locale {
  return DANISH.test(path) ? 'da' : localeOfPath(path);
}

/** Starts the translations in a language; a text it lacks is shown in Danish. */
export async function startTranslations(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'da',
    defaultNS: 'designer',
    interpolation: { escapeValue: false },
    resources: {
      da: {
        account: daAccount,
        confirming: daConfirming,
        credits: daCredits,
        designer: daDesigner,
        designs: daDesigns,
        menu: daMenu,
        paper: daPaper,
        popups: daPopups,
        privacy: daPrivacy,
        problems: daProblems,
        project: daProject,
        sending: daSending,
        session: daSession,
        shortcuts: daShortcuts,
        start: daStart,
        templates: daTemplates,
        uploading: daUploading,
        wizard: daWizard,
      },
      de: {
        account: deAccount,
        confirming: deConfirming,
        credits: deCredits,
        designer: deDesigner,
        designs: deDesigns,
        menu: deMenu,
        paper: dePaper,
        popups: dePopups,
        privacy: dePrivacy,
        problems: deProblems,
        project: deProject,
        sending: deSending,
        session: deSession,
        shortcuts: deShortcuts,
        start: deStart,
        templates: deTemplates,
        uploading: deUploading,
        wizard: deWizard,
      },
      no: {
        account: noAccount,
        confirming: noConfirming,
        credits: noCredits,
        designer: noDesigner,
        designs: noDesigns,
        menu: noMenu,
        paper: noPaper,
        popups: noPopups,
        privacy: noPrivacy,
        problems: noProblems,
        project: noProject,
        sending: noSending,
        session: noSession,
        shortcuts: noShortcuts,
        start: noStart,
        templates: noTemplates,
        uploading: noUploading,
        wizard: noWizard,
      },
    },
  });
  document.documentElement.lang = locale;
  document.title = i18next.t('title', { ns: 'start' });
}
