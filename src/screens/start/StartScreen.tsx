import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { addressOf, placeOf } from '../../machines/wizard/place';
import { openRenderer } from '../../renderer/renderer';
import { whenIdle } from '../../renderer/whenIdle';
import { PRIVILEGED_BUSINESS } from '../../stone/business';
import { useLocale } from '../designer/useLocale';
import { DESIGNER } from '../lateScreens';
import { SessionContext } from '../session/sessionContext';
import { Addition } from './addition/Addition';
import { Front } from './Front';
import { NewStone } from './newStone/NewStone';
import { References } from './newStone/References';
import { SelectStoneType } from './newStone/SelectStoneType';
import { SendStone } from './sending/SendStone';
import { OrderedStones } from './stones/OrderedStones';
import { PendingStones } from './stones/PendingStones';
import { WizardContext } from './wizardContext';

/** The start page and its wizard; the step is what the address says. */
export function StartScreen() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const user = SessionContext.useSelector(({ context }) => context.user);
  useEffect(
    () =>
      whenIdle(() => {
        // The renderer and the designer are fetched while the page is read. Where that fails, it is said when they are needed.
        openRenderer().catch(() => undefined);
        DESIGNER.fetch().catch(() => undefined);
      }),
    [],
  );
  const input = {
    place: placeOf(search),
    isUser: user !== undefined,
    exempt: user?.BusinessId === PRIVILEGED_BUSINESS,
    locale,
  };
  return (
    // Somebody else sees other stones.
    <WizardContext.Provider key={user?.token ?? ''} options={{ input }}>
      <AddressWatch />
      <Steps />
    </WizardContext.Provider>
  );
}

/** Tells the wizard where the address leads, and the address where the wizard leads. */
function AddressWatch() {
  const wizard = WizardContext.useActorRef();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const place = useMemo(() => placeOf(search), [search]);
  useEffect(() => {
    const stands = addressOf(wizard.getSnapshot().context.place);
    if (stands !== addressOf(place)) wizard.send({ type: 'go', place });
  }, [wizard, place]);
  useEffect(() => {
    const subscription = wizard.on('leave', ({ to }) => navigate(to));
    return () => subscription.unsubscribe();
  }, [wizard, navigate]);
  return null;
}

function Steps() {
  const step = WizardContext.useSelector(({ context }) => context.place.step);
  switch (step) {
    case 'takeAction':
      return <Front />;
    case 'newStone':
      return <NewStone />;
    case 'selectStoneType':
      return <SelectStoneType />;
    case 'additionToExisting':
      return <Addition />;
    case 'reference':
      return <References />;
    case 'pendingStones':
      return <PendingStones />;
    case 'orderedStones':
      return <OrderedStones />;
    case 'sendStone':
      return <SendStone />;
  }
}
