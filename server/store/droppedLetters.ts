import { z } from 'zod';
import type { Queries } from './database';
import { ERASURE_DAYS } from './erasures';

const row = z.object({ message_id: z.string() });

/** Notes that letters say less than their files do; of one that is deleted the database notes it itself (migration 0142). */
export async function noteShortened(inside: Queries, messageIds: readonly string[]): Promise<void> {
  await inside.run(
    `insert into dropped_letters (message_id) select json_array_elements_text($1::json)
     on conflict (message_id) do update set at = excluded.at`,
    [JSON.stringify(messageIds)],
  );
}

/**
 * Those of some letters whose files are to go: which were deleted, or were sent before something was taken out of them. What
 * was sent since says nothing of that. A letter that nothing is known of is none of them: a backup that is older than
 * the letter knows neither it nor what became of it.
 */
export async function droppedAmong(queries: Queries, messageIds: readonly string[]): Promise<Set<string>> {
  const found = await queries.rows(
    row,
    `select message_id from dropped_letters where message_id in (select json_array_elements_text($1::json))
       and not exists (select from outbox where outbox.message_id = dropped_letters.message_id
         and (sent_at is null or sent_at > dropped_letters.at))`,
    [JSON.stringify(messageIds)],
  );
  return new Set(found.map(({ message_id }) => message_id));
}

/** Those of some letters that there are, sent or not. */
export async function lettersAmong(queries: Queries, messageIds: readonly string[]): Promise<Set<string>> {
  const found = await queries.rows(
    row,
    'select message_id from outbox where message_id in (select json_array_elements_text($1::json))',
    [JSON.stringify(messageIds)],
  );
  return new Set(found.map(({ message_id }) => message_id));
}

/** Forgets letters as long ago as erasures: every node has swept its folder since. */
export async function dropOldDropped(queries: Queries): Promise<void> {
  await queries.run(`delete from dropped_letters where at < now() - interval '${ERASURE_DAYS} days'`);
}
