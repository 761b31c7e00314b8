import type { StoneStatus } from '../../../src/stone/status';
import { redactApprover } from '../../store/approvals/redactApprover';
import type { Database } from '../../store/database';
import { lockCases } from '../../store/decisions';
import { eraseCase, stonesOfCase } from '../../store/eraseCase';
import { type Erased, type ErasureReason, eraseStone } from '../../store/eraseStone';
import { lockedStone } from '../../store/stones';
import { dropErased, type OutsideDatabase } from './dropErased';
import { dropLetterFiles } from './letterFiles';

/** What erasing works on. */
export interface Erasing extends OutsideDatabase {
  readonly database: Database;
}

/** Erases a stone with everything of it, here and on the outside. @returns whether there was one that may be erased. */
export async function eraseOne(
  erasing: Erasing,
  id: number,
  reason: ErasureReason,
  may: (status: StoneStatus) => boolean,
): Promise<boolean> {
  const erased = await erasing.database.transaction((inside) => eraseStone(inside, id, reason, may));
  if (erased) await dropErased(erasing, erased);
  return erased !== undefined;
}

/** Takes a relative's name and address out of an approval of a stone, which stays. @returns whether there was such a relative. */
export async function redactOne(
  erasing: Erasing,
  { id, stone_id }: { readonly id: number; readonly stone_id: number },
): Promise<boolean> {
  const letters = await erasing.database.transaction(async (inside) => {
    await lockedStone(inside, stone_id);
    return redactApprover(inside, id);
  });
  await dropLetterFiles(erasing.letters, letters ?? []);
  return letters !== undefined;
}

/** Erases a case without stones, here and on the outside. @returns whether there was one. */
export async function eraseEmptyCase(erasing: Erasing, id: number, reason: ErasureReason): Promise<boolean> {
  const erased = await erasing.database.transaction((inside) => eraseCase(inside, id, reason));
  if (erased) await dropErased(erasing, erased);
  return erased !== undefined;
}

/**
 * Erases a case with all its stones, or nothing of it: where one of them is under way, all of it stays.
 *
 * @returns the numbers of the stones that keep it; empty where it was erased, or there is none.
 */
export async function eraseWholeCase(
  erasing: Erasing,
  id: number,
  may: (status: StoneStatus) => boolean,
): Promise<readonly number[]> {
  const gone: Erased[] = [];
  class StillUsed extends Error {
    constructor(readonly by: readonly number[]) {
      super('a stone of the case is under way');
    }
  }
  try {
    await erasing.database.transaction(async (inside) => {
      await lockCases(inside, [id]);
      const keeping: number[] = [];
      for (const stone of await stonesOfCase(inside, id)) {
        const erased = await eraseStone(inside, stone, 'asked', may);
        if (erased) gone.push(erased);
        else keeping.push(stone);
      }
      // A throw takes back what was erased before the one that stays.
      if (keeping.length > 0) throw new StillUsed(keeping);
      const erased = await eraseCase(inside, id, 'asked');
      if (erased) gone.push(erased);
    });
  } catch (error) {
    if (error instanceof StillUsed) return error.by;
    throw error;
  }
  for (const each of gone) await dropErased(erasing, each);
  return [];
}
