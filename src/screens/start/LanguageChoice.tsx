import { useTranslation } from 'react-i18next';
import { keepLocale } from '../../chosenLocale';
import { prefixOf } from '../../i18n';
import { LOCALES } from '../../stone/catalogue/naming';
import { useLocale } from '../designer/useLocale';
import styles from './LanguageChoice.module.css';

interface LanguageChoiceProps {
  /** The page's address without the language; the start page by default. */
  readonly path?: string;
  /** Whether each is named in itself, for a page that is read by whoever got a letter, and not by its code. */
  readonly isNamed?: boolean;
}

/** The languages, each as its own name; the same step is shown again in the one chosen. */
export function LanguageChoice({ path = '/', isNamed = false }: LanguageChoiceProps) {
  const { t } = useTranslation('wizard');
  const current = useLocale();
  return (
    <nav aria-label={t('language')} className={`${styles.languages} ${isNamed ? styles.named : ''}`}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={`${prefixOf(locale)}${path}${window.location.search}`}
          lang={locale}
          hrefLang={locale}
          // What is read out holds what is seen: somebody who speaks to the page says either.
          {...(!isNamed && { 'aria-label': `${locale.toUpperCase()} – ${t(`languages.${locale}`)}` })}
          aria-current={locale === current ? 'true' : undefined}
          className={styles.language}
          onClick={() => keepLocale(locale)}
        >
          {isNamed ? t(`languages.${locale}`) : locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
