import { useTranslation } from 'react-i18next';
import { Problem } from './Problem';

/** An address that leads nowhere. */
export function PageNotFound() {
  const { t } = useTranslation('problems');
  return <Problem title={t('pageNotFound')}>{t('pageNotFoundHint')}</Problem>;
}
