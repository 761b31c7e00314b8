import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { SessionContext } from '../../session/sessionContext';
import { SendingContext } from './sendingContext';
import { useRequiredFields } from './useRequiredFields';

/**
 * "Få tilbud" for a visitor, "Bestil" for a user: green with a check for two seconds once the stone is sent
 * (specification section 4, "After save and send").
 */
export function SendButton() {
  const { t } = useTranslation('sending');
  const actor = SendingContext.useActorRef();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const celebrates = SendingContext.useSelector((state) => state.matches({ sent: 'celebrating' }));
  const isBusy = SendingContext.useSelector(
    (state) => state.matches('savingFirst') || state.matches('sending'),
  );
  const { missing } = useRequiredFields();
  if (celebrates)
    return (
      <Button look="done">
        <Check size={18} aria-hidden="true" />
        {t('sent')}
      </Button>
    );
  return (
    <Button look="primary" isPending={isBusy} onPress={() => actor.send({ type: 'order', missing })}>
      {t(isUser ? 'order' : 'offer')}
    </Button>
  );
}
