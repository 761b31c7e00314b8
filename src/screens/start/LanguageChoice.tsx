import { useTranslation } from 'react-i18next';
import { cookieFor } from '../../chosenLocale';
import { prefixOf } from '../../i18n';
import { LOCALES, type Locale } from '../../stone/catalogue/naming';
import { useLocale } from '../designer/useLocale';
import styles from './LanguageChoice.module.css';

/** Keeps a language for 365 days, so that the root path leads to it from now on (specification section 2). */
function choose(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookieFor(locale);
}

/** The languages, each as its own name; the same step is shown again in the one chosen. */
export function LanguageChoice() {
  const { t } = useTranslation('wizard');
  const current = useLocale();
  return (
    <nav aria-label={t('language')} className={styles.languages}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={`${prefixOf(locale)}/${window.location.search}`}
          lang={locale}
          hrefLang={locale}
          // What is read out holds what is seen: somebody who speaks to the page says either.
          aria-label={`${locale.toUpperCase()} – ${t(`languages.${locale}`)}`}
          aria-current={locale === current ? 'true' : undefined}
          className={styles.language}
          onClick={() => choose(locale)}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
