import { SessionContext } from './sessionContext';

/** Whether the user works for a stonemason, whose orders stand at `/mason`. */
export function useWorksForMason(): boolean {
  return SessionContext.useSelector(({ context }) => context.user?.StonemasonId !== undefined);
}
