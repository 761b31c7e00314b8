import { useLocation } from 'wouter';
import { settle } from '../../../machines/designer/settled';
import { alikeAddress } from '../../../machines/wizard/place';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';

/** So long the saving of what stands here is waited for, in ms. */
const PATIENCE = 20_000;

/** Begins a further stone of the case, made like the one in hand; undefined where it has no case or is not saved. */
export function useAlike(): (() => void) | undefined {
  const [, navigate] = useLocation();
  const designer = DesignerContext.useActorRef();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const stoneId = DesignerContext.useSelector(({ context }) => context.saved?.address.id);
  const projectId = DesignerContext.useSelector(({ context }) => context.history.present.ProjectId);
  if (!isUser || stoneId === undefined || !projectId) return undefined;
  return () => {
    const go = () => navigate(alikeAddress(projectId, stoneId));
    // It is made like what stands here now. Where that cannot be saved the designer itself says why, and stays.
    settle(designer, AbortSignal.timeout(PATIENCE)).then(go, () => undefined);
  };
}
