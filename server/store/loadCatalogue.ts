import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EntryKind } from './catalogue';
import { IMPORTED, LOADED } from './catalogueRevision';
import type { Database, Queries } from './database';
import { repriceAll } from './repricing';

/** An entry as the files hold it; `type` where it suits one kind of grave only. */
export interface CatalogueEntry {
  readonly id: number;
  readonly type?: string;
}

/** The catalogue of the files, list by list in the order of offer. */
export type CatalogueLists = Readonly<Record<EntryKind, readonly CatalogueEntry[]>>;

const settingRow = z.object({ value: z.string() });

async function loadList(inside: Queries, kind: EntryKind, entries: readonly CatalogueEntry[]): Promise<void> {
  // Nothing is deleted: a stone that uses an entry must find it also after it left the catalogue.
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
 * Puts a catalogue in the place of the one there is; from now on it stays, whatever comes with the program. Its prices
 * count for every draft at once: all of it is one transaction.
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
 * Brings the catalogue of the files into the database where it changed since the last time and no other was imported;
 * may run at every start.
 *
 * @returns whether there was anything to load.
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
