import { z } from 'zod';
import { type Design, design } from '../../../src/stone/stone';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

const roundRow = z.object({ id: z.number(), number: z.number(), design: z.string() });

/** A version of a stone that was sent before the latest one. */
export interface EarlierRound {
  readonly id: number;
  readonly round: number;
  readonly design: Design;
}

const roundOf = ({ id, number, design: written }: z.infer<typeof roundRow>): EarlierRound => ({
  id,
  round: number,
  design: design.parse(JSON.parse(written)),
});

/** The version that a relative read last before this one; undefined where they have read none. */
export async function lastReadBefore(
  queries: Queries,
  { id, round }: { readonly id: number; readonly round: number },
  approverId: number,
): Promise<EarlierRound | undefined> {
  const [found] = await queries.rows(
    roundRow,
    `select ${columnsOf(roundRow)} from approval_rounds where approval_id = $1 and number < $2
     and exists (select from approval_readings where round_id = approval_rounds.id and approver_id = $3)
     order by number desc limit 1`,
    [id, round, approverId],
  );
  return found && roundOf(found);
}

/** The version that was sent last. */
export async function latestRound(queries: Queries, approvalId: number): Promise<EarlierRound | undefined> {
  const [found] = await queries.rows(
    roundRow,
    `select ${columnsOf(roundRow)} from approval_rounds where approval_id = $1 order by number desc limit 1`,
    [approvalId],
  );
  return found && roundOf(found);
}

/** Every version that was sent, by its number. */
export async function designsOfRounds(
  queries: Queries,
  approvalId: number,
): Promise<ReadonlyMap<number, Design>> {
  const found = await queries.rows(
    roundRow,
    `select ${columnsOf(roundRow)} from approval_rounds where approval_id = $1`,
    [approvalId],
  );
  return new Map(found.map(roundOf).map((each) => [each.round, each.design]));
}

/** A version of an approval by its number among them; undefined where it has none such. */
export async function roundNumbered(
  queries: Queries,
  approvalId: number,
  number: number,
): Promise<number | undefined> {
  const rows = await queries.rows(
    z.object({ id: z.number() }),
    'select id from approval_rounds where approval_id = $1 and number = $2',
    [approvalId, number],
  );
  return rows[0]?.id;
}

/** What was ticked on one version counts on another too, but for what has changed: that is read again. */
export async function carryTicks(
  inside: Queries,
  from: number,
  to: number,
  changed: ReadonlySet<string>,
): Promise<void> {
  await inside.run(
    `insert into approval_ticks (round_id, approver_id, element_key, at)
     select $2, approver_id, element_key, at from approval_ticks
     where round_id = $1 and element_key not in (select jsonb_array_elements_text($3::jsonb)) on conflict do nothing`,
    [from, to, JSON.stringify([...changed])],
  );
}
