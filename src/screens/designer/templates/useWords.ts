import { useTranslation } from 'react-i18next';
import type { Words } from '../../../stone/templates/people';

/** The words of templates in the page's language. */
export function useWords(): Words {
  const { t } = useTranslation('templates');
  return {
    name: t('name'),
    birth: t('birth'),
    death: t('death'),
    loved: t('loved'),
    peace: t('peace'),
    thanks: t('thanks'),
    hearts: t('hearts'),
    memory: t('memory'),
  };
}
