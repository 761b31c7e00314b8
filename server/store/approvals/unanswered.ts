import { z } from 'zod';
import { LOCALES, type Locale } from '../../../src/stone/catalogue/naming';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

/** After how many days without an answer a relative is reminded: a week, less a weekend. */
const REMINDED_AFTER_DAYS = 5;

/** A relative who is reminded. */
export interface Reminded {
  readonly approverId: number;
  readonly approval: { readonly id: number; readonly stone_id: number };
  readonly name: string;
  readonly recipient: string;
  readonly locale: Locale;
}

const row = z.object({
  id: z.number(),
  approval_id: z.number(),
  stone_id: z.number(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(LOCALES),
});

/**
 * The relatives who were written to days ago, have not answered what was sent last, and were not reminded; marks them as
 * reminded. Not those whose answer would count for nothing, since the stone is another by now.
 */
export async function takeUnanswered(inside: Queries): Promise<Reminded[]> {
  const found = await inside.rows(
    row,
    `update approvers set reminded_at = now() from approvals, approval_rounds
     where approvals.id = approvers.approval_id and approval_rounds.approval_id = approvals.id
       and approval_rounds.number = (select max(number) from approval_rounds where approval_id = approvals.id)
       and voided_at is null and ended_at is null and expires_at > now()
       and revoked_at is null and email is not null and reminded_at is null
       and written_at < now() - interval '${REMINDED_AFTER_DAYS} days'
       and not exists (
         select from approval_decisions where round_id = approval_rounds.id and approver_id = approvers.id
       )
     returning ${columnsOf(row, { id: 'approvers.id', approval_id: 'approvals.id', name: 'approvers.name', locale: 'approvers.locale' })}`,
  );
  return found
    .sort((one, other) => one.id - other.id)
    .map(({ id, approval_id, stone_id, name, email, locale }) => ({
      approverId: id,
      approval: { id: approval_id, stone_id },
      name,
      recipient: email,
      locale,
    }));
}
