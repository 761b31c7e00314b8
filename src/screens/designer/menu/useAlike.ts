import { useLocation } from 'wouter';
import { alikeAddress } from '../../../machines/wizard/place';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';

/** Begins a further stone of the case, made like the one in hand; undefined where it has no case or is not saved. */
export function useAlike(): (() => void) | undefined {
  const [, navigate] = useLocation();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const stoneId = DesignerContext.useSelector(({ context }) => context.saved?.address.id);
  const projectId = DesignerContext.useSelector(({ context }) => context.history.present.ProjectId);
  if (!isUser || stoneId === undefined || !projectId) return undefined;
  return () => navigate(alikeAddress(projectId, stoneId));
}
