import type { Seal } from '../../src/stone/wire/seal';
import { type SealSupplies, whatChanged } from '../seal/sealStone';
import { keepChecked, sealedRound, sealedRoundsOf } from '../store/approvals/checkedSeals';
import { catalogueRevision } from '../store/catalogueRevision';
import type { Database } from '../store/database';
import { claimedRounds, roundSealedBy, type SealedStone } from './sealOfStone';

/** What seals are held against the catalogue with. */
export type CheckingSeals = Omit<SealSupplies, 'database' | 'caller'> & { readonly database: Database };

/** Has the seals of stones held against the catalogue before something that bears them is composed. */
export type MakeSureOfSeals = (stones: readonly SealedStone[]) => Promise<void>;

/**
 * Holds the seal of a round against the catalogue as it now is, and keeps what came of it (`keepChecked`).
 *
 * @returns how many letters were queued.
 * @throws NoTurn, GivenUp as the process says; Error where the design cannot be drawn: nothing is kept then.
 */
export async function checkRound(supplies: CheckingSeals, roundId: number): Promise<number> {
  const { database } = supplies;
  const round = await sealedRound(database, roundId);
  if (!round) return 0;
  const { stoneId, design, seal } = round;
  // Read before it is drawn: a catalogue that is imported meanwhile is another one, and it is checked again.
  const revision = await catalogueRevision(database);
  const changed = await whatChanged(seal, design, { ...supplies, caller: `stone:${stoneId}` });
  return database.transaction((inside) => keepChecked(inside, { roundId, stoneId }, revision, changed));
}

/**
 * Holds the seals that a stone would bear against the catalogue, but for those of which that is known.
 *
 * @throws as `checkRound`.
 */
export async function checkSealsOf(supplies: CheckingSeals, stone: SealedStone): Promise<void> {
  const claimed = await claimedRounds(supplies.database, stone);
  for (const id of new Set(claimed.filter(({ isChecked }) => !isChecked).map((round) => round.id)))
    await checkRound(supplies, id);
}

/** Holds a seal that an order gave a stone against the catalogue, unless that is known. @throws as `checkRound` */
export async function checkSeal(supplies: CheckingSeals, stoneId: number, seal: Seal): Promise<void> {
  const round = roundSealedBy(await sealedRoundsOf(supplies.database, stoneId), seal);
  if (round && !round.isChecked) await checkRound(supplies, round.id);
}

/** Has the seals of several stones held against it; what could not be drawn is told, and bears no seal until it could. */
export function makeSureOfSeals(
  supplies: CheckingSeals,
  failed: (error: unknown, what: string) => void,
): MakeSureOfSeals {
  return async (stones) => {
    for (const stone of stones)
      await checkSealsOf(supplies, stone).catch((error: unknown) =>
        failed(error, `the seal of stone ${stone.id} could not be held against the catalogue`),
      );
  };
}
