import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';

/** Whether the stone is a family's, opened by its link for editing by somebody of a business. */
export function useMayTakeOver(): boolean {
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const isFamilys = DesignerContext.useSelector(
    ({ context: { saved, readOnly } }) =>
      saved?.address.token !== undefined && !saved.hasBusiness && !readOnly,
  );
  return isUser && isFamilys;
}
