import { z } from 'zod';
import type { ListedStone } from '../../src/stone/wire/project';
import { columnsOf } from './columns';
import type { Queries } from './database';

const row = z.object({
  id: z.number(),
  business_id: z.number(),
  version: z.number(),
  details: z.string(),
  sent_at: z.date().nullable(),
});
const COLUMNS = columnsOf(row);

/** A case in the database; `details` is JSON text. */
export interface StoredProject {
  readonly id: number;
  readonly businessId: number;
  readonly version: number;
  readonly details: string;
  readonly sentAt: Date | null;
}

const asProject = ({ business_id, sent_at, ...rest }: z.infer<typeof row>): StoredProject => ({
  ...rest,
  businessId: business_id,
  sentAt: sent_at,
});

/** A case with its stones as JSON text. */
export function projectText(project: StoredProject, stones: readonly ListedStone[]): string {
  const { id, businessId: BusinessId, version, sentAt } = project;
  const told = JSON.stringify({ id, BusinessId, version, sentAt: sentAt?.toISOString() ?? null, stones });
  // Stored details always are an object with fields.
  return `${told.slice(0, -1)},${project.details.trimStart().slice(1)}`;
}

/** Creates a case at version 1. */
export async function insertProject(
  queries: Queries,
  businessId: number,
  details: string,
): Promise<StoredProject> {
  const [made] = await queries.rows(
    row,
    `insert into projects (business_id, details) values ($1, $2) returning ${COLUMNS}`,
    [businessId, details],
  );
  if (!made) throw new Error('the new project was not given back');
  return asProject(made);
}

/** The case with an id, or undefined. */
export async function findProject(queries: Queries, id: number): Promise<StoredProject | undefined> {
  const [found] = await queries.rows(row, `select ${COLUMNS} from projects where id = $1`, [id]);
  return found && asProject(found);
}

/** The cases of a business, newest first; `null` is every business. */
export async function listProjects(queries: Queries, businessId: number | null): Promise<StoredProject[]> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS} from projects where $1::integer is null or business_id = $1 order by id desc`,
    [businessId],
  );
  return found.map(asProject);
}

/**
 * Writes a case over the version it builds on.
 *
 * @returns undefined where it has another version, or is gone.
 */
export async function updateProject(
  queries: Queries,
  id: number,
  details: string,
  version: number | null,
): Promise<StoredProject | undefined> {
  const [written] = await queries.rows(
    row,
    `update projects set details = $2, version = version + 1, updated_at = now()
     where id = $1 and ($3::integer is null or version = $3) returning ${COLUMNS}`,
    [id, details, version],
  );
  return written && asProject(written);
}

/** Records that a case was sent now. */
export async function markSent(inside: Queries, id: number): Promise<StoredProject> {
  const [sent] = await inside.rows(
    row,
    `update projects set sent_at = now() where id = $1 returning ${COLUMNS}`,
    [id],
  );
  if (!sent) throw new Error('the project that was sent is gone');
  return asProject(sent);
}

/**
 * Deletes a case none of whose stones was sent; its drafts stay without it.
 *
 * @returns whether it was deleted.
 */
export async function deleteProject(inside: Queries, id: number): Promise<boolean> {
  const removed = await inside.run(
    `delete from projects where id = $1 and sent_at is null and not exists (
       select from stones where project_id = $1 and status <> 'draft' and stones.business_id = projects.business_id
     )`,
    [id],
  );
  if (removed === 1) await inside.run('update stones set project_id = null where project_id = $1', [id]);
  return removed === 1;
}
