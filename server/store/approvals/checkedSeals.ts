import { z } from 'zod';
import type { Design } from '../../../src/stone/stone';
import { design } from '../../../src/stone/stone';
import { type Seal, seal } from '../../../src/stone/wire/seal';
import { REVISION } from '../catalogueRevision';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { lockedStone } from '../stones';
import { touchApproval } from './found';
import { tellAsker } from './tellAsker';
import { addToTrail } from './trail';

const IS_CHECKED = `checked_for = ${REVISION}`;

const roundRow = z.object({
  id: z.number(),
  seal: z.string(),
  is_checked: z.boolean(),
  is_broken: z.boolean(),
});

/** A round, and what is known of its seal. */
export interface SealedRound {
  readonly id: number;
  readonly seal: Seal;
  /** Whether it was held against the catalogue as it now is. */
  readonly isChecked: boolean;
  /** Whether it did not hold when that was done last. */
  readonly isBroken: boolean;
}

/** Every round of a stone's approvals, the latest first. */
export async function sealedRoundsOf(queries: Queries, stoneId: number): Promise<SealedRound[]> {
  const found = await queries.rows(
    roundRow,
    `select ${columnsOf(roundRow, { id: 'approval_rounds.id', is_checked: IS_CHECKED })} from approval_rounds
     join approvals on approvals.id = approval_id where stone_id = $1 order by approval_rounds.id desc`,
    [stoneId],
  );
  return found.map(({ id, seal: written, is_checked, is_broken }) => ({
    id,
    seal: seal.parse(JSON.parse(written)),
    isChecked: is_checked,
    isBroken: is_broken,
  }));
}

const idRow = z.object({ id: z.number() });

/** The stones that are neither made nor given up: what is noted of the others is history. */
const IS_UNFINISHED = `stones.status in ('draft', 'ordered', 'sentToMason', 'received', 'processing')`;

/**
 * The next round, the last of an approval that goes on, of a stone that is not finished, whose seal was not held against the
 * catalogue as it now is. One that an edit has voided too: whether the catalogue is another besides decides what is read again.
 *
 * @param after the round after which it goes on.
 */
export async function nextUnchecked(queries: Queries, after: number): Promise<number | undefined> {
  const [found] = await queries.rows(
    idRow,
    `select latest.id from stones join lateral (
       select * from approval_rounds where approval_id = stones.approval_id order by number desc limit 1
     ) as latest on true
     where stones.approval_id is not null and ${IS_UNFINISHED} and latest.id > $1
       and not (${IS_CHECKED}) order by latest.id limit 1`,
    [after],
  );
  return found?.id;
}

const sealedRow = z.object({ stone_id: z.number(), design: z.string(), seal: z.string() });

/** What a round was sealed of; undefined where it is gone. */
export async function sealedRound(
  queries: Queries,
  roundId: number,
): Promise<{ readonly stoneId: number; readonly design: Design; readonly seal: Seal } | undefined> {
  const [found] = await queries.rows(
    sealedRow,
    `select ${columnsOf(sealedRow)} from approval_rounds join approvals on approvals.id = approval_id
     where approval_rounds.id = $1`,
    [roundId],
  );
  return (
    found && {
      stoneId: found.stone_id,
      design: design.parse(JSON.parse(found.design)),
      seal: seal.parse(JSON.parse(found.seal)),
    }
  );
}

const voidedRow = z.object({ approval_id: z.number() });

/**
 * Notes that the seal of a round was held against a revision of the catalogue. Where it does not hold and the approval goes on, the
 * round is voided as by an edit, and whoever asked is told why; in a transaction.
 *
 * @returns how many letters were queued.
 */
export async function keepChecked(
  inside: Queries,
  { roundId, stoneId }: { readonly roundId: number; readonly stoneId: number },
  revision: string,
  changed: readonly string[],
): Promise<number> {
  // As a save and an answer do, so that none of them waits for another.
  if (!(await lockedStone(inside, stoneId))) return 0;
  await inside.run('update approval_rounds set checked_for = $2, is_broken = $3::boolean where id = $1', [
    roundId,
    revision,
    changed.length > 0,
  ]);
  if (changed.length === 0) return 0;
  const [voided] = await inside.rows(
    voidedRow,
    `update approval_rounds set voided_at = now(), voided_for = 'catalogue' from stones
     where approval_rounds.id = $1 and voided_at is null and approval_rounds.approval_id = stones.approval_id
       and ${IS_UNFINISHED}
       and number = (select max(number) from approval_rounds as each where each.approval_id = stones.approval_id)
     returning ${columnsOf(voidedRow, { approval_id: 'approval_rounds.approval_id' })}`,
    [roundId],
  );
  if (!voided) return 0;
  const approval = { id: voided.approval_id, stone_id: stoneId };
  await touchApproval(inside, approval.id);
  await addToTrail(inside, approval, 'catalogueChanged', { who: '' }, changed.join(', '));
  return tellAsker(inside, approval, 'approvalOutdated');
}
