import { z } from 'zod';
import { stoneStatus } from '../../src/stone/status';
import type { MasonOrder } from '../../src/stone/wire/mason';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** So many orders are listed that are invoiced, the newest first: older ones are found by their links. */
const MOST_INVOICED = 200;

const row = z.object({
  id: z.number(),
  version: z.number(),
  design_name: z.string().nullable(),
  status: stoneStatus,
  open_questions: z.number(),
  answered: z.boolean(),
  business: z.string().nullable(),
  sent_at: z.date().nullable(),
  has_preview: z.boolean(),
});

const OPEN = 'from mason_questions where stone_id = stones.id and resolved_at is null';
const LAST_BY = `(select by_kind from mason_messages where question_id = mason_questions.id order by id desc limit 1)`;
/**
 * For a row of `stones`: whether its mason waits for an answer, having written last in a question that is not settled. Stones without a
 * mason, as most in a list, have none, so nothing is looked up for them.
 */
export const MASON_ASKS = `case when stonemason_id is not null and status in ('sentToMason', 'received', 'processing', 'finished')
  then exists (select ${OPEN} and ${LAST_BY} = 'mason') else false end`;

const COLUMNS = columnsOf(row, {
  open_questions: `(select count(*) ${OPEN})`,
  answered: `exists (select ${OPEN} and ${LAST_BY} <> 'mason')`,
  business: '(select name from businesses where businesses.id = business_id)',
  has_preview: 'preview is not null',
});

const asOrder = (found: z.infer<typeof row>): MasonOrder => ({
  id: found.id,
  version: found.version,
  designName: found.design_name ?? '',
  status: found.status,
  openQuestions: found.open_questions,
  isAnswered: found.answered,
  business: found.business,
  sentAt: found.sent_at?.toISOString() ?? null,
  hasPreview: found.has_preview,
});

/** The orders that were delivered to a mason and stand, those that were ordered last first. */
export async function ordersOfMason(queries: Queries, stonemasonId: number): Promise<MasonOrder[]> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS} from stones
     where stonemason_id = $1 and (status in ('sentToMason', 'received', 'processing', 'finished') or id in (
       select id from stones where stonemason_id = $1 and status = 'invoiced' order by id desc limit ${MOST_INVOICED}
     ))
     order by sent_at desc nulls last, id desc`,
    [stonemasonId],
  );
  return found.map(asOrder);
}

/** One of them by its stone; undefined where there is none. */
export async function orderOfMason(queries: Queries, stoneId: number): Promise<MasonOrder | undefined> {
  const [found] = await queries.rows(row, `select ${COLUMNS} from stones where id = $1`, [stoneId]);
  return found && asOrder(found);
}
