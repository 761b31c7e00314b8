import { type EntryKind, entryTexts, resultsText } from './catalogue';
import { catalogueRevision } from './catalogueRevision';
import type { Queries } from './database';

interface Kept {
  readonly revision: string;
  readonly text: string;
}

const kept = new WeakMap<Queries, Map<string, Kept>>();

/** The most lists: one of each kind for each kind of grave. */
const MOST_KEPT = 60;

/**
 * The entries on offer as a list's answer, composed once per revision of the catalogue.
 *
 * @param type the kind of grave, or `all`.
 */
export async function listText(database: Queries, kind: EntryKind, type: string): Promise<string> {
  const lists = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, lists);
  const revision = await catalogueRevision(database);
  const name = `${kind} ${type}`;
  const known = lists.get(name);
  if (known?.revision === revision) return known.text;
  // Read after the revision: if the catalogue changes between the two, it is read again with the next one.
  const text = resultsText(await entryTexts(database, kind, type));
  if (lists.size < MOST_KEPT || known) lists.set(name, { revision, text });
  return text;
}
