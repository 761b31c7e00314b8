import { z } from 'zod';
import type { Queries } from '../database';
import { GIVEN_ANSWERS } from './givenAnswers';

const row = z.object({ all: z.string().nullable() });

/** The rows of a table that belong to an approval of the stone $1, oldest first. */
const rowsOf = (columns: string, table: string, on: string) =>
  `(select coalesce(json_agg(each), '[]') from (select ${columns} from ${table} where ${on} order by 1) as each)`;

const ROUND = 'round_id in (select id from approval_rounds where approval_id = approvals.id)';
const PARTS = {
  rounds: rowsOf(
    'number, version, made_at, voided_at, seal',
    'approval_rounds',
    'approval_id = approvals.id',
  ),
  relatives: rowsOf(
    'id, name, email, locale, written_at, reminded_at, revoked_at',
    'approvers',
    'approval_id = approvals.id',
  ),
  answers: rowsOf('at, approver_id, decision, text', GIVEN_ANSWERS, ROUND),
  ticks: rowsOf('at, approver_id, element_key', 'approval_ticks', ROUND),
  comments: rowsOf('id, pin, line, resolved_at', 'approval_comments', 'approval_id = approvals.id'),
  messages: rowsOf(
    'at, comment_id, text, by_kind, approver_id',
    'approval_messages',
    'comment_id in (select id from approval_comments where approval_id = approvals.id)',
  ),
  trail: rowsOf('number, at, what, who, detail, hash', 'approval_trail', 'approval_id = approvals.id'),
};
const OBJECT = Object.entries(PARTS)
  .map(([name, rows]) => `'${name}', ${rows}`)
  .join(', ');

/** What is kept of the approvals of a stone, as it is stored, but for pictures and designs, which are the stone's. */
export async function approvalsData(queries: Queries, stoneId: number): Promise<unknown[]> {
  const [found] = await queries.rows(
    row,
    `select json_agg(json_build_object('asked_at', asked_at, 'ended_at', ended_at, ${OBJECT}) order by id)::text as all
     from approvals where stone_id = $1`,
    [stoneId],
  );
  return found?.all ? z.array(z.unknown()).parse(JSON.parse(found.all)) : [];
}
