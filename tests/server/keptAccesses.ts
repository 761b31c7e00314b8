import { z } from 'zod';
import { type AccessSubject, accessSubject } from '../../src/stone/wire/access';
import type { TestServer } from './startServer';

const row = z.object({
  subject: accessSubject,
  subject_id: z.number(),
  action: z.string(),
  by: z.string(),
  first_at: z.date(),
  last_at: z.date(),
});

/** The accesses in the database, in the order in which they happened. */
export async function keptRows(server: Pick<TestServer, 'store'>) {
  return server.store.database.rows(
    row,
    `select subject, subject_id, action, coalesce(username, by_kind) as by, first_at, last_at
     from accesses left join users on users.id = by_user order by first_at, subject desc, action desc`,
  );
}

/** The same for one of a kind, each in two words, and only once if the hour has changed meanwhile. */
export async function keptOf(server: Pick<TestServer, 'store'>, subject: AccessSubject, id: unknown) {
  const rows = await keptRows(server);
  const found = rows
    .filter((each) => each.subject === subject && each.subject_id === id)
    .map(({ action, by }) => `${action} ${by}`);
  return [...new Set(found)].toSorted();
}
