import type { StoneStatus } from '../../../src/stone/status';
import { redactApprover } from '../../store/approvals/redactApprover';
import type { Database, Queries } from '../../store/database';
import { lockCases } from '../../store/decisions';
import { eraseCase, stonesOfCase } from '../../store/eraseCase';
import { type Erased, type ErasureReason, eraseStone } from '../../store/eraseStone';
import { backOfFront } from '../../store/faces';
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

/** Thrown within a transaction to take back what was erased in it: these stones may not be. */
class StillUsed extends Error {
  constructor(readonly by: readonly number[]) {
    super('a stone is under way');
  }
}

/**
 * Erases stones and what belongs to them all, or nothing where one of the stones may not be.
 *
 * @param work erases what there is, and says what went and which stones may not.
 * @returns the numbers of the stones that keep all of it.
 */
async function allOrNothing(
  erasing: Erasing,
  work: (
    inside: Queries,
  ) => Promise<{ readonly gone: readonly Erased[]; readonly keeping: readonly number[] }>,
): Promise<readonly number[]> {
  try {
    const gone = await erasing.database.transaction(async (inside) => {
      const done = await work(inside);
      if (done.keeping.length > 0) throw new StillUsed(done.keeping);
      return done.gone;
    });
    for (const each of gone) await dropErased(erasing, each);
    return [];
  } catch (error) {
    if (error instanceof StillUsed) return error.by;
    throw error;
  }
}

/** Erases each of the stones that may be; says what went, and which are there still. */
async function eraseEach(inside: Queries, ids: readonly number[], may: (status: StoneStatus) => boolean) {
  const gone: Erased[] = [];
  const keeping: number[] = [];
  for (const id of ids) {
    const erased = await eraseStone(inside, id, 'asked', may);
    if (erased) gone.push(erased);
    else if (await lockedStone(inside, id)) keeping.push(id);
  }
  return { gone, keeping };
}

/**
 * Erases a stone with its back, or neither of them where one is under way. Whoever may erase a front may erase the whole stone,
 * though its back has a link of its own.
 *
 * @returns the numbers of the faces that stay; empty where they were erased, or there was none.
 */
export const eraseFaces = (
  erasing: Erasing,
  id: number,
  may: (status: StoneStatus) => boolean,
): Promise<readonly number[]> =>
  allOrNothing(erasing, async (inside) => {
    const back = await backOfFront(inside, id);
    const { gone, keeping } = await eraseEach(inside, back === undefined ? [id] : [id, back], may);
    return { gone, keeping: keeping.length > 0 && back !== undefined ? [id, back] : keeping };
  });

/**
 * Erases a case with all its stones, or nothing of it: where one of them is under way, all of it stays.
 *
 * @returns the numbers of the stones that keep it; empty where it was erased, or there is none.
 */
export const eraseWholeCase = (
  erasing: Erasing,
  id: number,
  may: (status: StoneStatus) => boolean,
): Promise<readonly number[]> =>
  allOrNothing(erasing, async (inside) => {
    await lockCases(inside, [id]);
    const { gone, keeping } = await eraseEach(inside, await stonesOfCase(inside, id), may);
    const erased = keeping.length > 0 ? undefined : await eraseCase(inside, id, 'asked');
    return { gone: erased ? [...gone, erased] : gone, keeping };
  });
