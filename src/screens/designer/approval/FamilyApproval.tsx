import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import type { ApprovalProps } from './asking';

/** Fetched where the family was asked, or is about to be. Without the network the stone is seen all the same. */
const Approval = lazy(async (): Promise<{ default: ComponentType<ApprovalProps> }> => {
  try {
    return { default: (await import('./Approval')).Approval };
  } catch {
    return { default: () => null };
  }
});

/**
 * What relatives say of the stone, for whoever may ask them: its business and the link for editing. Elements have keys from
 * the first time that somebody was asked, so that nothing is fetched for any other stone.
 */
export function FamilyApproval() {
  const popups = PopupsContext.useActorRef();
  const isOpen = PopupsContext.useSelector(({ context }) => context.popup === 'approval');
  const address = DesignerContext.useSelector(({ context: { saved } }) =>
    saved && !saved.isForReading ? saved.address : undefined,
  );
  const wasAsked = DesignerContext.useSelector(
    ({ context: { saved } }) => saved?.design.Parms.some(({ key }) => key !== undefined) ?? false,
  );
  // What was begun in the popup goes on when that is closed: an approval may be asked for although no answer has come.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (!address || !(isOpen || wasOpened || wasAsked)) return null;
  return (
    <Suspense>
      <Approval
        key={`${address.id} ${address.token}`}
        isOpen={isOpen}
        onOpen={() => popups.send({ type: 'open', popup: 'approval' })}
        onClose={() => popups.send({ type: 'close' })}
      />
    </Suspense>
  );
}
