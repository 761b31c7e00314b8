import { z } from 'zod';
import { LOCALES, type Locale } from '../../../src/stone/catalogue/naming';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { IS_WAITED_FOR } from './waited';

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
 * The relatives who were written to days ago, have not answered what was sent last, and were not reminded since; marks them as
 * reminded. Another version and another link are written of anew, and reminded of once more. Not those for whose answer nobody
 * waits: enough others have agreed, or the stone is another by now, or ordered without it.
 */
export async function takeUnanswered(inside: Queries): Promise<Reminded[]> {
  const found = await inside.rows(
    row,
    `update approvers set reminded_at = now() from approvals, approval_rounds, stones
     where approvals.id = approvers.approval_id and ${IS_WAITED_FOR} and expires_at > now()
       and approvers.revoked_at is null and email is not null
       and (reminded_at is null or reminded_at < written_at)
       and written_at < now() - interval '${REMINDED_AFTER_DAYS} days'
       and not exists (
         select from approval_decisions where round_id = approval_rounds.id and approver_id = approvers.id
       )
     returning ${columnsOf(row, { id: 'approvers.id', approval_id: 'approvals.id', stone_id: 'stones.id', name: 'approvers.name', locale: 'approvers.locale' })}`,
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
