import { SessionsLater } from '../../session/SessionsLater';
import { PopupsContext } from '../popups/popupsContext';

/** The popup `sessions` over the stone in hand. */
export function UserSessionsPopup() {
  const popups = PopupsContext.useActorRef();
  return <SessionsLater onClose={() => popups.send({ type: 'close' })} />;
}
