import { z } from 'zod';
import { type StoneStatus, stoneStatus } from '../../src/stone/status';
import type { Queries } from './database';
import { noteShortened } from './droppedLetters';

const stoneRow = z.object({ status: stoneStatus, preview: z.string().nullable(), design: z.string() });
const nameRow = z.object({ name: z.string() });
const letterRow = z.object({ message_id: z.string() });
/** A picture shown on a stone, by the name that it is kept under: its hash, and webp or svg. */
const SHOWN = /\/api\/picture\/([0-9a-f]{64}\.[a-z]{3,4})/g;

/** Why something is erased. */
export type ErasureReason = 'asked' | 'expired';

/** What lies outside the database and belonged to what was erased. */
export interface Erased {
  /** Names of previews. */
  readonly previews: ReadonlySet<string>;
  /** Names of pictures that were uploaded to it or shown on it; others may show them too. */
  readonly pictures: ReadonlySet<string>;
  /** Message-IDs of its letters, by which they are found where they are kept as files. */
  readonly letters: ReadonlySet<string>;
}

/** Notes that something was erased, so that a backup does not bring it back. */
export async function keepErasure(
  inside: Queries,
  subject: 'stone' | 'case' | 'approver',
  id: number,
  reason: ErasureReason,
): Promise<void> {
  await inside.run('insert into erasures (subject, subject_id, reason) values ($1, $2, $3)', [
    subject,
    id,
    reason,
  ]);
}

/**
 * Takes a stone out of every letter, sent or not. A letter that is about other stones too says nothing of it any more: it
 * is written anew from them where it is read again. A node that is sending it finds its lease lost.
 *
 * @returns the Message-IDs of all these letters, since their files hold the stone still.
 */
async function takeOutOfLetters(inside: Queries, id: number): Promise<string[]> {
  const about = await inside.rows(
    letterRow,
    `update outbox set stone_ids = array_remove(stone_ids, $1::bigint), order_json = null,
       attempts = case when sent_at is null then attempts + 1 else attempts end, leased_until = null
     where stone_ids @> array[$1::bigint] returning message_id`,
    [id],
  );
  const messages = about.map(({ message_id }) => message_id);
  await noteShortened(inside, messages);
  await inside.run(
    `delete from outbox where stone_ids = '{}' and message_id in (select json_array_elements_text($1::json))`,
    [JSON.stringify(messages)],
  );
  return messages;
}

/**
 * Erases a stone with all that hangs on it: its history, questions, links, uploads, idempotent answers and its part of
 * letters. A drawing in a business's archive stays there. In a transaction.
 *
 * @param may decides by its status, once nobody else can change that any more.
 * @returns undefined where there is no such stone, or it may not be erased.
 */
export async function eraseStone(
  inside: Queries,
  id: number,
  reason: ErasureReason,
  may: (status: StoneStatus) => boolean,
): Promise<Erased | undefined> {
  const [stone] = await inside.rows(
    stoneRow,
    'select status, preview, design::text as design from stones where id = $1 for update',
    [id],
  );
  if (!stone || !may(stone.status)) return undefined;
  const letters = await takeOutOfLetters(inside, id);
  const uploaded = await inside.rows(
    nameRow,
    'delete from uploads where stone_id = $1 and archived_by is null returning picture as name',
    [id],
  );
  // The trail of its approvals can be added to only, but for whoever says which stone is erased (migration 0111).
  await inside.run(`select set_config('gravestone.erasing', $1, true)`, [String(id)]);
  await inside.run('delete from approval_trail where stone_id = $1', [id]);
  await inside.run('delete from stones where id = $1', [id]);
  await keepErasure(inside, 'stone', id, reason);
  const shown = [...stone.design.matchAll(SHOWN)].map(([, name = '']) => name);
  return {
    previews: new Set(stone.preview === null ? [] : [stone.preview]),
    pictures: new Set([...uploaded.map(({ name }) => name), ...shown]),
    letters: new Set(letters),
  };
}
