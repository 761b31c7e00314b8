import { useTranslation } from 'react-i18next';
import { LatePopup } from '../LatePopup';

const fetchIt = () => import('./InPlace').then(({ InPlace }) => InPlace);

/** The stone where it is to stand, which is fetched when it is asked for. */
export function InPlacePopup() {
  const { t } = useTranslation();
  return <LatePopup name="in place" title={t('inPlace')} fetchIt={fetchIt} />;
}
