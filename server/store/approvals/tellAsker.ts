import { z } from 'zod';
import { LOCALES } from '../../../src/stone/catalogue/naming';
import type { Queries } from '../database';
import { queueNoticeOnce } from '../masonNotices';
import type { NoticeKind } from '../outbox';

/** A letter to whoever asked relatives for their approval. */
export type AskerLetterKind = Extract<NoticeKind, 'approvalNews' | 'approvalExpired' | 'approvalOutdated'>;

const askerRow = z.object({ recipient: z.string(), locale: z.enum(LOCALES) });

/**
 * Queues a letter to whoever asked: that a relative has answered or commented, that the links have expired, or that the
 * catalogue has another stone or ornament by now. It goes to the
 * user who asked, where they have an address for letters; a family that asked by its link sees it at the stone.
 *
 * @returns how many letters were queued.
 */
export async function tellAsker(
  inside: Queries,
  { id, stone_id }: { readonly id: number; readonly stone_id: number },
  kind: AskerLetterKind,
): Promise<number> {
  const readers = await inside.rows(
    askerRow,
    `select email as recipient, locale from approvals join users on users.id = asked_by
     where approvals.id = $1 and email is not null`,
    [id],
  );
  for (const each of readers) await queueNoticeOnce(inside, { ...each, kind, stoneIds: [stone_id] });
  return readers.length;
}
