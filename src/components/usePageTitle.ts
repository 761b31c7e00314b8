import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Names the page in the browser's tab, its history and a screen reader's first words: what the page is, then the product.
 *
 * @param title what the page is about, as its heading says; empty for the product alone.
 */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('start');
  const product = t('title');
  useEffect(() => {
    document.title = title === '' ? product : `${title} – ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}
