import { z } from 'zod';
import type { Queries } from './database';
import { deleteStone, lockedStone } from './stones';
import type { StoredStone } from './storedStone';

const nameRow = z.object({ name: z.string() });
const SHOWN = /\/api\/picture\/([0-9a-f]{64}\.[a-z]+)/g;

/** A stone that is gone, and what only it may have needed. */
export interface Forgotten {
  readonly stone: StoredStone;
  /** The pictures that were uploaded to it or that it showed. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * Forgets a draft with all that was kept for its sake: the first answers to its creation, which hold its tokens, and the
 * pictures uploaded to it; what lies in a department's archive stays. Within a transaction.
 *
 * @returns undefined where there is no such draft.
 */
export async function forgetStone(inside: Queries, id: number): Promise<Forgotten | undefined> {
  const stone = await lockedStone(inside, id);
  if (stone?.status !== 'draft') return undefined;
  const uploaded = await inside.rows(
    nameRow,
    'delete from uploads where stone_id = $1 and archived_by is null returning picture as name',
    [id],
  );
  // With it go the first answers that name it.
  await deleteStone(inside, id);
  const shown = [...stone.design.matchAll(SHOWN)].map(([, name = '']) => name);
  return { stone, pictures: new Set([...uploaded.map(({ name }) => name), ...shown]) };
}
