import { z } from 'zod';
import { LOCALES, type Locale } from '../../../src/stone/catalogue/naming';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { IS_OUTDATED } from './outdated';
import { IS_WAITED_FOR } from './waited';

const readerRow = z.object({ id: z.number(), email: z.string(), locale: z.enum(LOCALES) });

/** A relative whom a letter goes to. */
export interface ToBeWritten {
  readonly approverId: number;
  readonly recipient: string;
  readonly locale: Locale;
}

/**
 * The relatives of an approval who have an address, or the one of them who is meant; marks them as written to, and as reminded
 * where that is what is written: nobody is reminded once more by itself of what they were reminded of by hand.
 */
export async function lettersToWrite(
  inside: Queries,
  approvalId: number,
  { only, isReminder }: { readonly only: number | undefined; readonly isReminder: boolean },
): Promise<ToBeWritten[]> {
  const found = await inside.rows(
    readerRow,
    `update approvers set written_at = now(), reminded_at = case when $3 then now() else reminded_at end
     where approval_id = $1 and email is not null and revoked_at is null and ($2::bigint is null or id = $2)
     returning ${columnsOf(readerRow)}`,
    [approvalId, only ?? null, isReminder],
  );
  return found
    .sort((one, other) => one.id - other.id)
    .map(({ id, email, locale }) => ({ approverId: id, recipient: email, locale }));
}

const waitedRow = z.object({
  stone_id: z.number(),
  until: z.date(),
  business: z.string().nullable(),
  is_waited_for: z.boolean(),
  became_outdated: z.boolean(),
});

/**
 * What a letter to a relative says; undefined where they can answer no more. `isWaitedFor` tells whether somebody waits for it:
 * they have not answered yet, and it can still decide; `becameOutdated`, whether what they were sent before was of another catalogue.
 */
export async function waitedFor(queries: Queries, approverId: number) {
  const [found] = await queries.rows(
    waitedRow,
    `select stone_id, expires_at as until, businesses.name as business, exists (
       select from approval_rounds where ${IS_WAITED_FOR} and not exists (
         select from approval_decisions where round_id = approval_rounds.id and approver_id = approvers.id
       )
     ) as is_waited_for, exists (
       select from approval_rounds where approval_rounds.approval_id = approvals.id and ${IS_OUTDATED}
         and number + 1 = (select max(number) from approval_rounds as each where each.approval_id = approvals.id)
     ) as became_outdated
     from approvers join approvals on approvals.id = approval_id join stones on stones.id = stone_id
     left join businesses on businesses.id = stones.business_id
     where approvers.id = $1 and approvers.revoked_at is null and ended_at is null and expires_at > now()`,
    [approverId],
  );
  return (
    found && {
      stoneId: found.stone_id,
      until: found.until,
      business: found.business,
      isWaitedFor: found.is_waited_for,
      becameOutdated: found.became_outdated,
    }
  );
}
