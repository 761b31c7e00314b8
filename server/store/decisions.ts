import { type Decisions, decideAlike, masonContacts } from '../../src/stone/decisions';
import type { Design } from '../../src/stone/stone';
import { decisionsOfCase, type ProjectDetails, projectDetails } from '../../src/stone/wire/project';
import type { Queries } from './database';
import { findProject, type StoredProject, updateProject } from './projects';

/** Decisions with what follows from them; what nobody has chosen is null, and never left out. */
function wholeDecisions(decided: Decisions) {
  const { StonemasonId = null, ChurchyardId = null } = decided;
  return { StonemasonId, ChurchyardId, canMasonContact: masonContacts(decided) };
}

/** A design as it is stored: `canMasonContact` stands in it as it follows from `whoContacts`. */
export function designText(design: Design): string {
  return JSON.stringify({ ...design, ...wholeDecisions(design) });
}

/** A case as it is stored, with `canMasonContact` likewise. */
export function detailsText(details: ProjectDetails): string {
  return JSON.stringify({ ...details, ...wholeDecisions(details) });
}

/** The details of a case as they are read out of the store. */
export function detailsOf({ details }: Pick<StoredProject, 'details'>): ProjectDetails {
  return projectDetails.parse(JSON.parse(details));
}

/**
 * Holds cases as they are until the transaction ends. Whoever writes a case and its stones takes the case first, so that
 * no two wait for each other.
 */
export async function lockCases(inside: Queries, ids: readonly (number | null)[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => id !== null).join(',');
  if (wanted === '') return;
  await inside.run('select from projects where id = any($1::text::bigint[]) order by id for update', [
    `{${wanted}}`,
  ]);
}

/**
 * Has the drafts of a case be of another version, since what is decided about them is another now: whoever has one open
 * hears of it, and its price is made anew.
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

/** Writes what was decided at one of its stones into a case; nothing where it says so already. */
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
