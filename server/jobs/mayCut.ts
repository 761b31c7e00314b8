import { design } from '../../src/stone/stone';
import { seal } from '../../src/stone/wire/seal';
import { type CheckingSeals, checkSealsOf } from '../orders/makeSureOfSeals';
import { sealOfStone } from '../orders/sealOfStone';
import { isSealed } from '../seal/sealStone';
import { pictureOfRound } from '../store/approvals/answers';
import { approvalOfStone } from '../store/approvals/found';
import { demandsApproval } from '../store/businesses';
import type { Queries } from '../store/database';
import { findStone } from '../store/stones';
import type { StoredStone } from '../store/storedStone';

/** A paper from which is cut was asked for, and the business has it open with a valid approval only. */
export class PaperWithheld extends Error {
  constructor(stoneId: number) {
    super(`stone ${stoneId} is not approved`);
    this.name = 'PaperWithheld';
  }
}

/**
 * Whether a stone's business waits for its approval before it is cut: where it demands one, and the stone has no seal. Reckoned by
 * what was said, without drawing anything.
 */
export async function awaitsApproval(
  queries: Queries,
  stone: Pick<StoredStone, 'id' | 'design' | 'businessId'>,
): Promise<boolean> {
  if (!(await demandsApproval(queries, stone.businessId))) return false;
  return (await sealOfStone(queries, stone)) === undefined;
}

/**
 * Makes sure that a stone may be cut: where its business demands it, as many relatives as it takes have approved it, and it is
 * still what they saw, to the last outline, ornament and pixel.
 *
 * @throws PaperWithheld
 */
export async function makeSureOfApproval(stoneId: number, supplies: CheckingSeals): Promise<void> {
  const { database } = supplies;
  const stone = await findStone(database, stoneId);
  if (!stone || !(await demandsApproval(database, stone.businessId))) return;
  await checkSealsOf(supplies, stone);
  if (await awaitsApproval(database, stone)) throw new PaperWithheld(stoneId);
  const found = await approvalOfStone(database, stoneId);
  if (!found) throw new PaperWithheld(stoneId);
  const drawn = design.parse(JSON.parse(stone.design));
  const kept = await pictureOfRound(database, found.round_id);
  const given = { ...supplies, caller: `stone:${stoneId}` };
  if (!(await isSealed(drawn, seal.parse(JSON.parse(found.seal)), given, kept)))
    throw new PaperWithheld(stoneId);
}
