import { type Decisions, decideAlike, masonContacts } from '../../src/stone/decisions';
import type { Design } from '../../src/stone/stone';
import { decisionsOfCase, type ProjectDetails, projectDetails } from '../../src/stone/wire/project';
import type { Queries } from './database';
import { findProject, type StoredProject, updateProject } from './projects';

/** Decisions with what follows from them; what was not chosen is null, and never missing. */
function wholeDecisions(decided: Decisions) {
  const { StonemasonId = null, ChurchyardId = null } = decided;
  return { StonemasonId, ChurchyardId, canMasonContact: masonContacts(decided) };
}

/** A design as it is stored: `canMasonContact` is derived from `whoContacts`. */
export function designText(design: Design): string {
  return JSON.stringify({ ...design, ...wholeDecisions(design) });
}

/** A case as it is stored, with `canMasonContact` likewise. */
export function detailsText(details: ProjectDetails): string {
  return JSON.stringify({ ...details, ...wholeDecisions(details) });
}

/** The details of a stored case. */
export function detailsOf({ details }: Pick<StoredProject, 'details'>): ProjectDetails {
  return projectDetails.parse(JSON.parse(details));
}

/** Locks cases until the transaction ends. To avoid deadlocks, a case is always locked before its stones. */
export async function lockCases(inside: Queries, ids: readonly (number | null)[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => id !== null).join(',');
  if (wanted === '') return;
  await inside.run('select from projects where id = any($1::text::bigint[]) order by id for update', [
    `{${wanted}}`,
  ]);
}

/**
 * Gives the drafts of a case a new version, since decisions about them changed: users who have one open are told, and
 * its price is made anew.
 *
 * @param but the stone that is being written itself.
 */
export async function renewDrafts(inside: Queries, project: StoredProject, but?: number): Promise<void> {
  await inside.run(
    `update stones set version = version + 1, updated_at = now(), priced_by = null
     where project_id = $1 and business_id = $2 and status = 'draft' and id is distinct from $3`,
    [project.id, project.businessId, but ?? null],
  );
}

/** Writes decisions made at one of its stones into a case, unless it has them already. */
export async function decideInCase(
  inside: Queries,
  projectId: number,
  decided: Decisions,
  stoneId?: number,
): Promise<void> {
  const found = await findProject(inside, projectId);
  if (!found) return;
  const details = detailsOf(found);
  if (decideAlike(decisionsOfCase(details), decided)) return;
  await updateProject(inside, found.id, detailsText({ ...details, ...decided }), null);
  await renewDrafts(inside, found, stoneId);
}
