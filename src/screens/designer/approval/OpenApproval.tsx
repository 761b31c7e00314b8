import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Hint } from '../panels/Section';
import { PopupsContext } from '../popups/popupsContext';

/** Opens the family's approval: to ask for it, or to see how far it is. */
export function OpenApproval() {
  const { t } = useTranslation('approving');
  const popups = PopupsContext.useActorRef();
  return (
    <>
      <Hint>{t('desk.hint')}</Hint>
      <Button onPress={() => popups.send({ type: 'open', popup: 'approval' })}>
        <HeartHandshake size={17} aria-hidden="true" />
        {t('desk.title')}
      </Button>
    </>
  );
}
