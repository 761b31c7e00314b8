import { z } from 'zod';
import { design } from '../../../src/stone/stone';
import { designHash } from '../approvals/designHash';
import { voidingBy } from '../approvals/voiding';
import type { Queries } from '../database';
import { SUMMARY_COLUMNS, summaryPlaces, summaryValues } from '../stoneSummary';
import type { StoredStone } from '../storedStone';
import { tellOfAcceptedProposal } from '../webhookEvents';
import type { KeptProposal } from './proposals';
import { proposedPrice } from './proposedPrice';

const versionRow = z.object({ version: z.number() });

/** Writes an ordered stone that nobody cuts yet, if it still is at that version. */
const WRITING = `update stones set design = $3, preview = $4, version = version + 1, updated_at = now()
  where id = $1 and version = $2 and status in ('sentToMason', 'received') returning version`;

const PRICING = `update stones set (${SUMMARY_COLUMNS}) = (${summaryPlaces(2)}) where id = $1`;

/**
 * Makes an accepted proposal the order's design. What relatives said of the ordered one is void by that; what the order's
 * letter says is composed anew where it is read again, the mason's machine fetches the order once more, and it is priced
 * anew where it costs something else. In a transaction that has locked the stone.
 *
 * @param preview the name of the picture of the new design; null where there is none: an old one would show another stone.
 * @returns the version that it now has; undefined where the stone is another than was locked.
 */
export async function writeAccepted(
  inside: Queries,
  stone: StoredStone,
  kept: Pick<KeptProposal, 'ordered' | 'proposed'>,
  preview: string | null,
): Promise<number | undefined> {
  const { id, version, approvalId } = stone;
  const { proposed } = kept;
  const values = [id, version, proposed, preview];
  const hash = designHash(design.parse(JSON.parse(proposed)));
  const [written] =
    approvalId === null
      ? await inside.rows(versionRow, WRITING, values)
      : await inside.rows(versionRow, voidingBy(WRITING, values.length + 1), [...values, approvalId, hash]);
  if (!written) return undefined;
  const price = await proposedPrice(inside, stone, kept);
  if (price) await inside.run(PRICING, [id, ...summaryValues(price)]);
  const letters = `kind = 'order' and stone_ids @> array[$1::bigint]`;
  await inside.run(`delete from fetched_orders where letter_id in (select id from outbox where ${letters})`, [
    id,
  ]);
  await inside.run(`update outbox set order_json = null where ${letters}`, [id]);
  await tellOfAcceptedProposal(inside, id);
  return written.version;
}
