import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';

/** Whether the stone is a family's, opened through its editing link by a user of a business. */
export function useMayTakeOver(): boolean {
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const isFamilys = DesignerContext.useSelector(
    ({ context: { saved, readOnly } }) =>
      saved?.address.token !== undefined && !saved.hasBusiness && !readOnly,
  );
  return isUser && isFamilys;
}
