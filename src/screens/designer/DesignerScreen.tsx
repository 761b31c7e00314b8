import { useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { StoneAddress } from '../../api/stones';
import type { Opening } from '../../machines/designer/context';
import { projectOf } from '../../machines/wizard/place';
import { stoneKind } from '../../stone/stone';
import { idIn } from '../idIn';
import { PageNotFound } from '../problem/PageNotFound';
import { Designer } from './Designer';

export interface DesignerScreenProps {
  readonly id: string | undefined;
  readonly token: string | undefined;
  /** The case a new stone is made for. */
  readonly projectId?: string | undefined;
}

/** What an address requests; undefined where its id is invalid. */
function openingOf(
  { id, token, projectId }: DesignerScreenProps,
  search: URLSearchParams,
): Opening | undefined {
  if (id === undefined) {
    if (search.has('prefilled')) return { kind: 'prefilled' };
    const grave = stoneKind.safeParse(search.get('type'));
    const ofProject = projectId === undefined ? projectOf(search) : idIn(projectId);
    if (projectId !== undefined && ofProject === undefined) return undefined;
    const like = idIn(search.get('like') ?? undefined);
    const stoneTypeId = idIn(search.get('stone') ?? undefined);
    return {
      kind: 'new',
      grave: grave.success ? grave.data : 'coffin',
      ...(stoneTypeId !== undefined && { stoneTypeId }),
      ...(ofProject !== undefined && { projectId: ofProject }),
      ...(like !== undefined && ofProject !== undefined && { like }),
      ...(search.get('face') === 'back' && { isBack: true }),
    };
  }
  const known = idIn(id);
  return known === undefined ? undefined : { kind: 'saved', id: known, token };
}

/** A stone that was created, and the key of its designer. */
interface Created {
  readonly address: StoneAddress;
  readonly key: string;
}

/** The designer for an address: the current one if the stone was created in it, else a new one. */
function keyOf(opening: Opening, created: Created | undefined): string {
  const own = JSON.stringify(opening);
  const { id, token } = created?.address ?? {};
  // A stone that was taken over has another address, and is reloaded with its case's data.
  if (created && opening.kind === 'saved' && id === opening.id && token === opening.token) return created.key;
  // The designer opened with this address now has another stone.
  return created?.key === own ? `${own} again` : own;
}

/**
 * The designer for a new or a saved stone. When a new stone is saved its address changes: the work continues
 * in the same designer, so that nothing typed meanwhile is lost.
 */
export function DesignerScreen({ id, token, projectId }: DesignerScreenProps) {
  const [search] = useSearchParams();
  const created = useRef<Created>(undefined);
  const opening = useMemo(() => openingOf({ id, token, projectId }, search), [id, token, projectId, search]);
  if (!opening) return <PageNotFound />;
  const key = keyOf(opening, created.current);
  return (
    <Designer
      key={key}
      opening={opening}
      onMoved={(address) => {
        created.current = { address, key };
      }}
    />
  );
}
