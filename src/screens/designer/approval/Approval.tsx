import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { askingMachine } from '../../../machines/approving/askingMachine';
import { DesignerContext } from '../designerContext';
import { ApprovalNotice } from './ApprovalNotice';
import { ApprovalPopup } from './ApprovalPopup';
import type { ApprovalProps } from './asking';

/** The notice of how an approval stands, and its popup. */
export function Approval({ isOpen, onOpen, onClose }: ApprovalProps) {
  const designer = DesignerContext.useActorRef();
  const [state, send] = useMachine(askingMachine, { input: { designer } });
  const version = DesignerContext.useSelector(({ context }) => context.saved?.version);
  // A save may have voided it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with every version.
  useEffect(() => send({ type: 'changed' }), [version, send]);
  return (
    <>
      <ApprovalNotice found={state.context.found} onOpen={onOpen} />
      {isOpen && <ApprovalPopup state={state} send={send} onClose={onClose} />}
    </>
  );
}
