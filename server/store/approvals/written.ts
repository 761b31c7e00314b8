import { z } from 'zod';
import { LOCALES, type Locale } from '../../../src/stone/catalogue/naming';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

const readerRow = z.object({ id: z.number(), email: z.string(), locale: z.enum(LOCALES) });

/** A relative whom a letter goes to. */
export interface ToBeWritten {
  readonly approverId: number;
  readonly recipient: string;
  readonly locale: Locale;
}

/** The relatives of an approval who have an address, or the one of them who is meant; marks them as written to. */
export async function lettersToWrite(
  inside: Queries,
  approvalId: number,
  only: number | undefined,
): Promise<ToBeWritten[]> {
  const found = await inside.rows(
    readerRow,
    `update approvers set written_at = now()
     where approval_id = $1 and email is not null and revoked_at is null and ($2::bigint is null or id = $2)
     returning ${columnsOf(readerRow)}`,
    [approvalId, only ?? null],
  );
  return found
    .sort((one, other) => one.id - other.id)
    .map(({ id, email, locale }) => ({ approverId: id, recipient: email, locale }));
}

const waitedRow = z.object({
  until: z.date(),
  business: z.string().nullable(),
  has_decided: z.boolean(),
});

/** What a letter to a relative says; undefined where their answer is waited for no more. */
export async function waitedFor(queries: Queries, approverId: number) {
  const [found] = await queries.rows(
    waitedRow,
    `select expires_at as until, businesses.name as business, exists (
       select from approval_decisions join approval_rounds on approval_rounds.id = round_id
       where approver_id = approvers.id and number = (
         select max(number) from approval_rounds where approval_id = approvals.id
       )
     ) as has_decided
     from approvers join approvals on approvals.id = approval_id join stones on stones.id = stone_id
     left join businesses on businesses.id = stones.business_id
     where approvers.id = $1 and approvers.revoked_at is null and ended_at is null and expires_at > now()`,
    [approverId],
  );
  return found && { until: found.until, business: found.business, hasDecided: found.has_decided };
}
