import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';

/** Where the stone is seen beside those between which its family chooses; undefined for whoever is no user, or before it is saved. */
export function useAlternativesAddress(): string | undefined {
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const id = DesignerContext.useSelector(({ context: { saved } }) =>
    saved && saved.address.token === undefined ? saved.address.id : undefined,
  );
  return isUser && id !== undefined ? `/variants/${id}` : undefined;
}
