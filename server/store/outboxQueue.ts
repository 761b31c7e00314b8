import { z } from 'zod';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { letterKind } from './letterKinds';

const row = z.object({
  id: z.string(),
  message_id: z.string(),
  kind: letterKind,
  recipient: z.string(),
  locale: z.string(),
  content: z.string(),
  order_json: z.string().nullable(),
  stones: z.string(),
  attempts: z.number(),
  undrawn: z.number(),
  created_at: z.date(),
  due_at: z.date(),
  sent_at: z.date().nullable(),
  last_error: z.string().nullable(),
  held_by: z.number().nullable(),
});

/** A letter as shown to operators. */
export type QueuedLetter = z.infer<typeof row>;

const COLUMNS = columnsOf(row, { id: 'id::text', stones: `array_to_string(stone_ids, ', ')` });

/** The unsent letters, oldest first. */
export function waitingLetters(queries: Queries): Promise<QueuedLetter[]> {
  return queries.rows(row, `select ${COLUMNS} from outbox where sent_at is null order by created_at, id`);
}

/** The letters whose id begins so, including sent ones. */
export function lettersAt(queries: Queries, beginning: string): Promise<QueuedLetter[]> {
  return queries.rows(row, `select ${COLUMNS} from outbox where starts_with(id::text, $1) order by id`, [
    beginning.toLowerCase(),
  ]);
}

/**
 * Makes a letter due at once.
 *
 * @returns whether it is due now; one that was sent, is being sent, or waits to be confirmed or released is unchanged.
 */
export async function retryLetter(queries: Queries, id: string): Promise<boolean> {
  const due = await queries.run(
    `update outbox set due_at = now(), leased_until = null where id = $1::text::uuid and sent_at is null
     and held_by is null and (leased_until is null or leased_until <= now())`,
    [id],
  );
  return due === 1;
}

/** Deletes letters by their Message-IDs. */
export async function dropLetters(queries: Queries, messageIds: readonly string[]): Promise<void> {
  await queries.run('delete from outbox where message_id in (select json_array_elements_text($1::json))', [
    JSON.stringify(messageIds),
  ]);
}
