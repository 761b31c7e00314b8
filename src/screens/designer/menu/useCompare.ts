import { useLocation } from 'wouter';
import { settle } from '../../../machines/designer/settled';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';

/** So long the saving of what stands here is waited for, in ms. */
const PATIENCE = 20_000;

/** Shows the stone beside those between which its family chooses; undefined for whoever is no user, or before it is saved. */
export function useCompare(): (() => void) | undefined {
  const [, navigate] = useLocation();
  const designer = DesignerContext.useActorRef();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const id = DesignerContext.useSelector(({ context: { saved } }) =>
    saved && saved.address.token === undefined ? saved.address.id : undefined,
  );
  if (!isUser || id === undefined) return undefined;
  return () => {
    const go = () => navigate(`/variants/${id}`);
    // It is shown as it was saved last. Where that fails the designer itself says why, and stays.
    settle(designer, AbortSignal.timeout(PATIENCE)).then(go, () => undefined);
  };
}
