import { ScanEye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { PopupsContext } from '../../popups/popupsContext';

/** From the stone in space to the stone where it is to stand. */
export function InPlaceButton() {
  const { t } = useTranslation();
  const popups = PopupsContext.useActorRef();
  return (
    <Button onPress={() => popups.send({ type: 'open', popup: 'in place' })}>
      <ScanEye size={18} aria-hidden="true" />
      {t('inPlace')}
    </Button>
  );
}
