import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchProject } from '../../../api/projects';
import { settle } from '../../../machines/designer/settled';
import { backAddress } from '../../../machines/wizard/place';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';

/** So long the saving of what stands here is waited for, in ms. */
const PATIENCE = 20_000;

/** A stone's other face. */
export interface OtherFace {
  /** What leads there does: begins a back, or opens the face that is there. */
  readonly does: 'add' | 'open' | 'front';
  /** The other face's number; undefined of a back that is yet to be begun. */
  readonly id: number | undefined;
  readonly go: () => void;
}

/** The stone of the case that is a stone's back: undefined while it is not known, null where there is none. */
function useBackOf(stoneId: number | undefined, projectId: number | undefined): number | null | undefined {
  const [known, setKnown] = useState<{ readonly of: number; readonly back: number | null }>();
  useEffect(() => {
    if (stoneId === undefined || projectId === undefined) return undefined;
    const giveUp = new AbortController();
    fetchProject(projectId, giveUp.signal).then(
      ({ stones }) =>
        setKnown({ of: stoneId, back: stones.find(({ backOf }) => backOf === stoneId)?.id ?? null }),
      // Without the case's stones nothing is offered: a second back of one stone is refused anyway.
      () => undefined,
    );
    return () => giveUp.abort();
  }, [stoneId, projectId]);
  return known?.of === stoneId ? known?.back : undefined;
}

/**
 * The other face of the stone in hand, for its business: the back of a stone that belongs to a case and is a draft, or the
 * front of a back. Undefined where there is none to go to.
 */
export function useOtherFace(): OtherFace | undefined {
  const [, navigate] = useLocation();
  const designer = DesignerContext.useActorRef();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const stoneId = DesignerContext.useSelector(({ context }) => context.saved?.address.id);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const { ProjectId, backOf, StoneTypeId, stoneStoneTypes } = DesignerContext.useSelector(
    ({ context }) => context.history.present,
  );
  const projectId = (isUser && ProjectId) || undefined;
  const back = useBackOf(backOf === undefined ? stoneId : undefined, projectId);
  if (projectId === undefined) return undefined;
  const going = (address: string) => () => {
    const go = () => navigate(address);
    // Nothing that stands here is left behind. Where it cannot be saved the designer itself says why, and stays.
    settle(designer, AbortSignal.timeout(PATIENCE)).then(go, () => undefined);
  };
  if (backOf !== undefined) return { does: 'front', id: backOf, go: going(`/designer/${backOf}`) };
  if (stoneId === undefined || back === undefined) return undefined;
  if (back !== null) return { does: 'open', id: back, go: going(`/designer/${back}`) };
  // A photograph shows one face of a stone, and none of the other.
  const isPhotographed = stoneStoneTypes.some(({ id }) => id === StoneTypeId);
  return readOnly || isPhotographed
    ? undefined
    : { does: 'add', id: undefined, go: going(backAddress(projectId, stoneId)) };
}
