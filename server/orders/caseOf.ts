import type { Queries } from '../store/database';
import { findProject, type StoredProject } from '../store/projects';
import type { StoredStone } from '../store/storedStone';

/** The case a stone belongs to; undefined for one of another business. */
export async function caseOf(
  queries: Queries,
  { projectId, businessId }: Pick<StoredStone, 'projectId' | 'businessId'>,
): Promise<StoredProject | undefined> {
  const found = projectId === null ? undefined : await findProject(queries, projectId);
  return found && found.businessId === businessId ? found : undefined;
}
