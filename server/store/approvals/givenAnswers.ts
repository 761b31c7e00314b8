import { z } from 'zod';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

/** Every answer that relatives gave, also those that they took back by another one, as a table. */
export const GIVEN_ANSWERS = `(
  select round_id, approver_id, decision, text, at from approval_decisions
  union all select round_id, approver_id, decision, text, at from approval_earlier_answers
) as given`;

const objectionRow = z.object({ approver_id: z.number(), text: z.string().nullable() });

/** What relatives of an approval wrote to their objections, in the order in which they objected; nothing where they wrote nothing. */
export async function objectionsOf(
  queries: Queries,
  approvalId: number,
): Promise<ReadonlyMap<number, readonly (string | null)[]>> {
  const found = await queries.rows(
    objectionRow,
    `select ${columnsOf(objectionRow)} from ${GIVEN_ANSWERS} join approval_rounds on approval_rounds.id = round_id
     where approval_id = $1 and decision = 'objected' order by at`,
    [approvalId],
  );
  const byApprover = new Map<number, (string | null)[]>();
  for (const { approver_id, text } of found)
    byApprover.set(approver_id, [...(byApprover.get(approver_id) ?? []), text]);
  return byApprover;
}
