import { z } from 'zod';
import { type Design, design } from '../../../src/stone/stone';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { IS_OUTDATED } from './outdated';

const roundRow = z.object({
  id: z.number(),
  number: z.number(),
  design: z.string(),
  checked_for: z.string(),
  is_outdated: z.boolean(),
});
const ROUND_COLUMNS = columnsOf(roundRow, { is_outdated: IS_OUTDATED });

/** A version of a stone that was sent before the latest one. */
export interface EarlierRound {
  readonly id: number;
  readonly round: number;
  readonly design: Design;
  /** The revision of the catalogue that its seal was last held against. */
  readonly catalogue: string;
  /** Whether the catalogue has another stone or ornament since. */
  readonly isOutdated: boolean;
}

const roundOf = (row: z.infer<typeof roundRow>): EarlierRound => ({
  id: row.id,
  round: row.number,
  design: design.parse(JSON.parse(row.design)),
  catalogue: row.checked_for,
  isOutdated: row.is_outdated,
});

/** The version that a relative read last before this one; undefined where they have read none. */
export async function lastReadBefore(
  queries: Queries,
  { id, round }: { readonly id: number; readonly round: number },
  approverId: number,
): Promise<EarlierRound | undefined> {
  const [found] = await queries.rows(
    roundRow,
    `select ${ROUND_COLUMNS} from approval_rounds where approval_id = $1 and number < $2
     and exists (select from approval_readings where round_id = approval_rounds.id and approver_id = $3)
     order by number desc limit 1`,
    [id, round, approverId],
  );
  return found && roundOf(found);
}

/** Whether the catalogue became another between two rounds, of which the latter was sent with the new one. */
export async function becameOutdated(
  queries: Queries,
  approvalId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const found = await queries.rows(
    roundRow.pick({ id: true }),
    `select id from approval_rounds where approval_id = $1 and number >= $2 and number < $3 and ${IS_OUTDATED} limit 1`,
    [approvalId, from, to],
  );
  return found.length > 0;
}

/** The version that was sent last. */
export async function latestRound(queries: Queries, approvalId: number): Promise<EarlierRound | undefined> {
  const [found] = await queries.rows(
    roundRow,
    `select ${ROUND_COLUMNS} from approval_rounds where approval_id = $1 order by number desc limit 1`,
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
    `select ${ROUND_COLUMNS} from approval_rounds where approval_id = $1`,
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
