import { useEffect, useMemo, useState } from 'react';
import { fetchArchivedVignets, uploadedHere } from '../../../../api/ownVignets';
import { type UploadedVignet, uploadedVignet } from '../../../../stone/wire/upload';
import { SessionContext } from '../../../session/sessionContext';
import { DesignerContext } from '../../designerContext';

/** The archive of the user's department. A list that cannot be fetched is not shown (specification section 8). */
function useArchive(isUser: boolean): readonly UploadedVignet[] {
  const [archived, setArchived] = useState<readonly UploadedVignet[]>([]);
  useEffect(() => {
    if (!isUser) return;
    const work = new AbortController();
    fetchArchivedVignets(work.signal).then(setArchived, () => undefined);
    return () => {
      work.abort();
      setArchived([]);
    };
  }, [isUser]);
  return archived;
}

/**
 * The uploaded vignettes that can be chosen again, each once: those of this stone, then a user's department's archive,
 * or what a visitor has uploaded in this browser.
 */
export function useOwnVignets(): readonly UploadedVignet[] {
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const ofStone = DesignerContext.useSelector(({ context }) => context.history.present.stoneVignets);
  const archived = useArchive(isUser);
  return useMemo(() => {
    // An unknown size cannot be shown or chosen.
    const here = ofStone.flatMap((each) => uploadedVignet.safeParse(each).data ?? []);
    const others = isUser ? archived : uploadedHere();
    return [...new Map([...here, ...others].map((each) => [each.id, each])).values()];
  }, [ofStone, archived, isUser]);
}
