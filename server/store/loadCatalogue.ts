import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EntryKind } from './catalogue';
import { IMPORTED, LOADED } from './catalogueRevision';
import type { Database, Queries } from './database';
import { repriceAll } from './repricing';

/** An entry of the catalogue's files; `type` where it suits only one kind of grave. */
export interface CatalogueEntry {
  readonly id: number;
  readonly type?: string;
}

/** The catalogue's files as lists, in the order in which entries are offered. */
export type CatalogueLists = Readonly<Record<EntryKind, readonly CatalogueEntry[]>>;

const settingRow = z.object({ value: z.string() });

async function loadList(inside: Queries, kind: EntryKind, entries: readonly CatalogueEntry[]): Promise<void> {
  // Nothing is deleted: a stone that uses an entry still needs it after it left the catalogue.
  await inside.run('update catalogue set offered = false where kind = $1', [kind]);
  for (const [place, entry] of entries.entries()) {
    await inside.run(
      `insert into catalogue (kind, id, place, type, entry) values ($1, $2, $3, $4, $5)
       on conflict (kind, id) do update
       set place = excluded.place, type = excluded.type, entry = excluded.entry, offered = true`,
      [kind, entry.id, place, entry.type ?? null, JSON.stringify(entry)],
    );
  }
}

/**
 * Replaces the catalogue; from now on the one that comes with the program is ignored. Its prices apply to every draft
 * at once: all of it is one transaction.
 */
export async function importCatalogue(database: Database, lists: CatalogueLists): Promise<void> {
  await database.transaction(async (inside) => {
    for (const kind of Object.keys(lists) as EntryKind[]) await loadList(inside, kind, lists[kind]);
    await inside.run(
      `insert into settings (name, value) values ($1, now()::text)
       on conflict (name) do update set value = excluded.value`,
      [IMPORTED],
    );
    await repriceAll(inside, null);
  });
}

/**
 * Loads the catalogue's files into the database if they have changed since and no other catalogue was imported; safe at
 * every start.
 *
 * @returns whether anything was loaded.
 */
export async function loadCatalogue(database: Database, lists: CatalogueLists): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(lists)).digest('hex');
  return database.transaction(async (inside) => {
    const [loaded] = await inside.rows(settingRow, 'select value from settings where name = $1', [LOADED]);
    if (loaded?.value === hash) return false;
    const imported = await inside.rows(settingRow, 'select value from settings where name = $1', [IMPORTED]);
    if (imported.length > 0) return false;
    for (const kind of Object.keys(lists) as EntryKind[]) await loadList(inside, kind, lists[kind]);
    await inside.run(
      `insert into settings (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value`,
      [LOADED, hash],
    );
    return true;
  });
}
