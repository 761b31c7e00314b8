import { z } from 'zod';
import { LOCALES } from '../../../src/stone/catalogue/naming';
import type { Queries } from '../database';
import { queueNoticeOnce } from '../masonNotices';

const askerRow = z.object({ recipient: z.string(), locale: z.enum(LOCALES) });

/**
 * Queues the letter that tells whoever asked that a relative has answered or commented: to the user who asked, where they
 * have an address for letters. A family that asked by its link sees it at the stone.
 */
export async function tellAsker(
  inside: Queries,
  { id, stone_id }: { readonly id: number; readonly stone_id: number },
): Promise<void> {
  const readers = await inside.rows(
    askerRow,
    `select email as recipient, locale from approvals join users on users.id = asked_by
     where approvals.id = $1 and email is not null`,
    [id],
  );
  for (const each of readers)
    await queueNoticeOnce(inside, { ...each, kind: 'approvalNews', stoneIds: [stone_id] });
}
