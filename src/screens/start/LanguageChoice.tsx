import { useTranslation } from 'react-i18next';
import { keepLocale } from '../../chosenLocale';
import { prefixOf } from '../../i18n';
import { LOCALES } from '../../stone/catalogue/naming';
import { useLocale } from '../designer/useLocale';
import styles from './LanguageChoice.module.css';

/**
 * The languages, each as its own name; the same step is shown again in the one chosen.
 *
 * @param path the page's address without the language; the start page by default.
 */
export function LanguageChoice({ path = '/' }: { readonly path?: string }) {
  const { t } = useTranslation('wizard');
  const current = useLocale();
  return (
    <nav aria-label={t('language')} className={styles.languages}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={`${prefixOf(locale)}${path}${window.location.search}`}
          lang={locale}
          hrefLang={locale}
          // What is read out holds what is seen: somebody who speaks to the page says either.
          aria-label={`${locale.toUpperCase()} – ${t(`languages.${locale}`)}`}
          aria-current={locale === current ? 'true' : undefined}
          className={styles.language}
          onClick={() => keepLocale(locale)}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
