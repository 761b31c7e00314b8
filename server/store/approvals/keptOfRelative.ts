import { z } from 'zod';
import { approvalDecision } from '../../../src/stone/wire/approval';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { GIVEN_ANSWERS } from './givenAnswers';

const relativeRow = z.object({
  id: z.number(),
  approval_id: z.number(),
  stone_id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  locale: z.string(),
  asked_at: z.date(),
  expires_at: z.date(),
  reminded_at: z.date().nullable(),
});
const answerRow = z.object({ at: z.date(), decision: approvalDecision, text: z.string().nullable() });
const remarkRow = z.object({ at: z.date(), text: z.string() });
const tickRow = z.object({ at: z.date(), element_key: z.string() });
const letterRow = z.object({
  created_at: z.date(),
  kind: z.string(),
  recipient: z.string(),
  sent_at: z.date().nullable(),
});

/** A relative, and who they are for each other stone that they were asked about with the same letter, by their numbers. */
export function samePerson(queries: Queries, approverId: number) {
  return queries.rows(
    relativeRow,
    `select ${columnsOf(relativeRow, { id: 'approvers.id', locale: 'approvers.locale' })} from approvers join approvals on approvals.id = approval_id
     where approvers.id = $1 or asked_with = (select asked_with from approvers where id = $1) order by approvers.id`,
    [approverId],
  );
}

/** What the tables keep of a relative beside the trail, each oldest first. */
export async function keptOfRelative(queries: Queries, approverId: number) {
  const theirs = (columns: string, table: string) =>
    `select ${columns} from ${table} where approver_id = $1 order by 1`;
  const given = [approverId];
  return {
    answers: await queries.rows(answerRow, theirs(columnsOf(answerRow), GIVEN_ANSWERS), given),
    remarks: await queries.rows(remarkRow, theirs(columnsOf(remarkRow), 'approval_messages'), given),
    ticks: await queries.rows(tickRow, theirs(columnsOf(tickRow), 'approval_ticks'), given),
    letters: await queries.rows(letterRow, theirs(columnsOf(letterRow), 'outbox'), given),
  };
}
