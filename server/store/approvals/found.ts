import { z } from 'zod';
import { LOCALES } from '../../../src/stone/catalogue/naming';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { IS_OUTDATED } from './outdated';

const approvalRow = z.object({
  id: z.number(),
  stone_id: z.number(),
  needed: z.number(),
  asked_at: z.date(),
  expires_at: z.date(),
  ended_at: z.date().nullable(),
  revision: z.number(),
  is_expired: z.boolean(),
  round_id: z.number(),
  round: z.number(),
  version: z.number(),
  design: z.string(),
  design_hash: z.string(),
  seal: z.string(),
  is_voided: z.boolean(),
  /** Whether the catalogue has another stone or ornament than was sealed. */
  is_outdated: z.boolean(),
});
const APPROVAL_COLUMNS = columnsOf(approvalRow, {
  id: 'approvals.id',
  is_expired: 'expires_at <= now()',
  round_id: 'latest.id',
  round: 'latest.number',
  is_voided: 'latest.voided_at is not null',
  is_outdated: IS_OUTDATED,
});
const WITH_ROUND = `from approvals join lateral (
  select * from approval_rounds where approval_id = approvals.id order by number desc limit 1
) as latest on true`;

/** An approval with the round that was sent last. */
export type FoundApproval = z.infer<typeof approvalRow>;

/** The approval of a stone that was asked last, ended or not; undefined where none was. */
export async function approvalOfStone(queries: Queries, stoneId: number): Promise<FoundApproval | undefined> {
  const [found] = await queries.rows(
    approvalRow,
    `select ${APPROVAL_COLUMNS} ${WITH_ROUND} where stone_id = $1 order by approvals.id desc limit 1`,
    [stoneId],
  );
  return found;
}

/** Every approval that a stone was asked for, the earliest first, each with its latest round. */
export function approvalsOfStone(queries: Queries, stoneId: number): Promise<FoundApproval[]> {
  return queries.rows(
    approvalRow,
    `select ${APPROVAL_COLUMNS} ${WITH_ROUND} where stone_id = $1 order by approvals.id`,
    [stoneId],
  );
}

/** An approval by its number. */
export async function approvalAt(queries: Queries, id: number): Promise<FoundApproval | undefined> {
  const [found] = await queries.rows(
    approvalRow,
    `select ${APPROVAL_COLUMNS} ${WITH_ROUND} where approvals.id = $1`,
    [id],
  );
  return found;
}

const approverRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  locale: z.enum(LOCALES),
  written_at: z.date().nullable(),
  revoked_at: z.date().nullable(),
  read_at: z.date().nullable(),
  ticked: z.number(),
  decision: z.enum(['approved', 'objected']).nullable(),
  decided_at: z.date().nullable(),
  text: z.string().nullable(),
});
/** A relative who was asked, and what they did with the latest round. */
export type FoundApprover = z.infer<typeof approverRow>;

/** The relatives of an approval, in the order in which they were named. */
export function approversOf(
  queries: Queries,
  { id, round_id }: Pick<FoundApproval, 'id' | 'round_id'>,
): Promise<FoundApprover[]> {
  const columns = columnsOf(approverRow, {
    id: 'approvers.id',
    read_at: 'readings.at',
    ticked:
      '(select count(*) from approval_ticks where round_id = $2::bigint and approver_id = approvers.id)',
    decided_at: 'decided.at',
  });
  return queries.rows(
    approverRow,
    `select ${columns} from approvers
     left join approval_readings as readings on readings.approver_id = approvers.id and readings.round_id = $2
     left join approval_decisions as decided on decided.approver_id = approvers.id and decided.round_id = $2
     where approval_id = $1 order by approvers.id`,
    [id, round_id],
  );
}

/** Says that something of an approval has changed, for whoever watches it. */
export async function touchApproval(inside: Queries, id: number): Promise<void> {
  await inside.run('update approvals set revision = revision + 1 where id = $1', [id]);
}

/** The relatives of an approval who are handed a link, since they have no address. */
export async function handedOver(queries: Queries, approvalId: number): Promise<number[]> {
  const found = await queries.rows(
    z.object({ id: z.number() }),
    'select id from approvers where approval_id = $1 and email is null and revoked_at is null order by id',
    [approvalId],
  );
  return found.map(({ id }) => id);
}

const revisionRow = z.object({ stone_id: z.number(), revision: z.number() });

/** A number of each stone that rises with every change of its approvals; stones without one are left out. */
export async function revisionsOf(
  queries: Queries,
  stoneIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await queries.rows(
    revisionRow,
    `select distinct on (stone_id) stone_id, revision from approvals
     where stone_id = any ($1::text::bigint[]) order by stone_id, id desc`,
    [`{${stoneIds.join(',')}}`],
  );
  return new Map(found.map(({ stone_id, revision }) => [stone_id, revision]));
}
