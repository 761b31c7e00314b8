import { facesFault } from '../../../src/stone/back/facesFault';
import { Refusal } from '../../domain/refusal';
import type { Queries } from '../../store/database';
import { facesOfCase } from '../../store/faces';
import { lastingPartsOf } from '../../store/lastingParts';

/**
 * Refuses an order in which a stone lacks one of its faces, has one twice, or whose faces are not those of one stone. A
 * stone without a back is unaffected.
 *
 * @param projectId the stones' case; a stone without one has no back.
 * @throws Refusal `facesApart`, `facesTwice`, `facesDiffer`, `frontGone`
 */
export async function requireBothFaces(
  queries: Queries,
  businessId: number | null,
  projectId: number | null,
  ordered: readonly { readonly id: number; readonly design?: string }[],
): Promise<void> {
  const known = projectId === null ? [] : await facesOfCase(queries, businessId, projectId);
  const alone = ordered.find(
    ({ id, design }) =>
      design !== undefined &&
      !known.some((face) => face.id === id) &&
      lastingPartsOf(JSON.parse(design)).backOf !== undefined,
  );
  const fault = facesFault(
    ordered.map(({ id }) => id),
    known,
  );
  if (fault) throw new Refusal(fault.fault, { named: { id: String(fault.id) } });
  if (alone) throw new Refusal('frontGone', { named: { id: String(alone.id) } });
}
