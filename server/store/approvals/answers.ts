import { z } from 'zod';
import type { Queries } from '../database';

/** Keeps that a relative has ticked an element of a round, or no longer does; false where it was so already. */
export async function tick(
  inside: Queries,
  roundId: number,
  approverId: number,
  key: string,
  isTicked: boolean,
): Promise<boolean> {
  const changed = await inside.run(
    isTicked
      ? 'insert into approval_ticks (round_id, approver_id, element_key) values ($1, $2, $3) on conflict do nothing'
      : 'delete from approval_ticks where round_id = $1 and approver_id = $2 and element_key = $3',
    [roundId, approverId, key],
  );
  return changed === 1;
}

const keyRow = z.object({ element_key: z.string() });

/** The elements of a round that a relative has ticked. */
export async function ticksOf(
  queries: Queries,
  roundId: number,
  approverId: number,
): Promise<ReadonlySet<string>> {
  const found = await queries.rows(
    keyRow,
    'select element_key from approval_ticks where round_id = $1 and approver_id = $2',
    [roundId, approverId],
  );
  return new Set(found.map(({ element_key }) => element_key));
}

/** Keeps that a relative has read a round; false where they had before. */
export async function keepReading(inside: Queries, roundId: number, approverId: number): Promise<boolean> {
  const changed = await inside.run(
    'insert into approval_readings (round_id, approver_id) values ($1, $2) on conflict do nothing',
    [roundId, approverId],
  );
  return changed === 1;
}

/** A relative's answer to a round. */
export interface Decided {
  readonly approverId: number;
  readonly linkId: number;
  readonly decision: 'approved' | 'objected';
  readonly text: string | null;
}

/**
 * Keeps a relative's answer to a round, in place of an earlier one, which is kept beside it; false where it is the same again. In a
 * transaction that has locked the stone.
 */
export async function decide(inside: Queries, roundId: number, given: Decided): Promise<boolean> {
  const { approverId, linkId, decision, text } = given;
  await inside.run(
    `insert into approval_earlier_answers (round_id, approver_id, decision, text, at)
     select round_id, approver_id, decision, text, at from approval_decisions
     where round_id = $1 and approver_id = $2 and (decision, text) is distinct from ($3, $4)`,
    [roundId, approverId, decision, text],
  );
  const changed = await inside.run(
    `insert into approval_decisions as kept (round_id, approver_id, link_id, decision, text)
     values ($1, $2, $3, $4, $5)
     on conflict (round_id, approver_id) do update set link_id = $3, decision = $4, text = $5, at = now()
     where (kept.decision, kept.text) is distinct from ($4, $5)`,
    [roundId, approverId, linkId, decision, text],
  );
  return changed === 1;
}

const pictureRow = z.object({ picture: z.instanceof(Uint8Array) });

/** The picture that a round was sent with. */
export async function pictureOfRound(queries: Queries, roundId: number): Promise<Uint8Array | undefined> {
  const [found] = await queries.rows(pictureRow, 'select picture from approval_rounds where id = $1', [
    roundId,
  ]);
  return found?.picture;
}
