import { expect } from 'vitest';
import { z } from 'zod';
import type { Queries } from '../../../../server/store/database';

const letters = (kind: string) =>
  `(select count(*) from outbox where stones.id = any(outbox.stone_ids) and outbox.kind = '${kind}')`;

/** Conditions of every stone and letter at any moment; each statement counts the violations. */
const RULES: Readonly<Record<string, string>> = {
  'ordered stones whose order is not in the outbox exactly once': `select count(*) as n from stones
    where status <> 'draft' and ${letters('order')} <> 1`,
  'ordered stones whose receipt is not in the outbox exactly once': `select count(*) as n from stones
    where status <> 'draft' and ${letters('receipt')} <> 1`,
  'letters about stones that were never ordered': `select count(*) as n from outbox where not exists
    (select 1 from stones where stones.id = any(outbox.stone_ids) and status <> 'draft')`,
  'stones that are with the mason although the letter is not out, or the other way round': `select count(*) as n
    from stones join outbox on stones.id = any(outbox.stone_ids) and outbox.kind = 'order'
    where (status = 'sentToMason') <> (outbox.sent_at is not null)`,
  'stones whose history does not lead to their status': `select count(*) as n from stones
    where (select count(*) from status_changes where stone_id = stones.id)
      <> case status when 'draft' then 0 when 'ordered' then 1 else 2 end`,
  'stones made twice under one key': `select count(*) as n from (
    select split_part(design_name, ' ', 1) as key from stones group by 1 having count(*) > 1) as twice`,
};

/** Checks the database itself. */
export async function expectConsistent(database: Queries): Promise<void> {
  const broken: Record<string, number> = {};
  for (const [rule, sql] of Object.entries(RULES)) {
    const [row] = await database.rows(z.object({ n: z.number() }), sql);
    if (row?.n !== 0) broken[rule] = row?.n ?? Number.NaN;
  }
  expect(broken).toEqual({});
}
