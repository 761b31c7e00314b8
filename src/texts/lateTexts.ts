import i18next from 'i18next';
import type { Locale } from '../stone/catalogue/naming';

/** Texts that single screens need and few people read: they come with those screens and not with the app. */
const LATE = import.meta.glob<object>('../../locales/*/{alternatives,ownData,proposal,walk}.json', {
  import: 'default',
});

/** Adds the texts of a late namespace in the language that the page is in. */
export async function addTexts(namespace: 'alternatives' | 'ownData' | 'proposal' | 'walk'): Promise<void> {
  const locale = i18next.language as Locale;
  const load = LATE[`../../locales/${locale}/${namespace}.json`];
  if (load) i18next.addResourceBundle(locale, namespace, await load());
}
