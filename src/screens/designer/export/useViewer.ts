import { useSyncExternalStore } from 'react';
import { watchTrade, worksWithStones } from '../../../api/keptTrade';
import type { Viewer } from '../../../painting/files/isShownTo';
import { SessionContext } from '../../session/sessionContext';

/** Who looks at the stone's files: what the tab "print" and the palette offer follows from that. */
export function useViewer(): Viewer {
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  return { isUser, worksWithStones: useSyncExternalStore(watchTrade, worksWithStones) };
}
