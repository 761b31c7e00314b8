import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Hint } from '../panels/Section';
import { PopupsContext } from '../popups/popupsContext';

/** Opens the family's approval: to ask for it, or to see how far it is; of an ordered stone too, until it is cut. */
export function OpenApproval({ isOrdered }: { readonly isOrdered: boolean }) {
  const { t } = useTranslation('approving');
  const popups = PopupsContext.useActorRef();
  return (
    <>
      <Hint>{t(isOrdered ? 'desk.hintOrdered' : 'desk.hint')}</Hint>
      <Button onPress={() => popups.send({ type: 'open', popup: 'approval' })}>
        <HeartHandshake size={17} aria-hidden="true" />
        {t('desk.title')}
      </Button>
    </>
  );
}
