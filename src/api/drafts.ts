import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Design, design } from '../stone/stone';

/** What was edited and not saved yet, kept in this browser: a crash, a closed tab or a dead network loses nothing. */
export interface Draft {
  /** The stone it is of, or a new one, and whose draft it is: two tabs on one stone keep a draft each. */
  readonly key: string;
  readonly design: Design;
  /** When it was kept, in ms since 1970. */
  readonly keptAt: number;
}

interface DraftStore extends DBSchema {
  drafts: { key: string; value: Draft };
}

/** Drafts that nobody came back for are thrown away after so many ms: thirty days. */
const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;

let opening: Promise<IDBPDatabase<DraftStore>> | undefined;

function store(): Promise<IDBPDatabase<DraftStore>> {
  opening ??= openDB<DraftStore>('gravestone', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'key' });
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** What the keys of a stone's drafts begin with; of new stones', where it has no id yet. */
function stoneKey(stoneId: number | undefined): string {
  return stoneId === undefined ? 'new/' : `stone/${stoneId}/`;
}

/**
 * The key of a stone's draft.
 *
 * @param keeper tells one opened designer from every other.
 */
export function draftKey(stoneId: number | undefined, keeper: string): string {
  return `${stoneKey(stoneId)}${keeper}`;
}

/**
 * Keeps a draft in the place of an older one of the same key.
 *
 * @throws DOMException `QuotaExceededError` where the browser has no room, others where it keeps nothing at all.
 */
export async function keepDraft(draft: Draft): Promise<void> {
  await (await store()).put('drafts', draft);
}

/** Forgets a draft. */
export async function dropDraft(key: string): Promise<void> {
  await (await store()).delete('drafts', key);
}

/** A draft as this version of the product reads it; undefined of one that it cannot. */
function read(kept: Draft): Draft | undefined {
  const known = design.safeParse(kept.design);
  return known.success ? { ...kept, design: known.data } : undefined;
}

/** The drafts that other tabs are working on: nobody needs to be offered those. */
async function openElsewhere(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** The name under which a tab says that it is working on a draft. */
export function lockOf(key: string): string {
  return `draft ${key}`;
}

/**
 * The drafts of a saved stone, or of new ones, that no other tab is working on, the latest first.
 *
 * @returns none where the browser keeps nothing.
 */
export async function findDrafts(stoneId: number | undefined): Promise<readonly Draft[]> {
  try {
    const [database, elsewhere] = await Promise.all([store(), openElsewhere()]);
    const isFree = ({ key }: Draft) => !elsewhere.has(lockOf(key));
    const key = stoneKey(stoneId);
    const all = await database.getAll('drafts', IDBKeyRange.bound(key, `${key}\uffff`));
    const [old, fresh] = [
      all.filter(({ keptAt }) => keptAt < Date.now() - FORGOTTEN),
      all.filter(({ keptAt }) => keptAt >= Date.now() - FORGOTTEN),
    ];
    await Promise.all(old.map((draft) => database.delete('drafts', draft.key)));
    const free = fresh.filter(isFree).sort((one, other) => other.keptAt - one.keptAt);
    return free.map(read).filter((draft) => draft !== undefined);
  } catch {
    return [];
  }
}
