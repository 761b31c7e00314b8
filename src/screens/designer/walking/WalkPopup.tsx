import { useTranslation } from 'react-i18next';
import { LatePopup } from './LatePopup';

const fetchIt = () => import('./Walk').then(({ Walk }) => Walk);

/** The stone in space, which is fetched when it is asked for: what draws it is as large as the start page. */
export function WalkPopup() {
  const { t } = useTranslation();
  return <LatePopup name="walk" title={t('walk')} fetchIt={fetchIt} />;
}
