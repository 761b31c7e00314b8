import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Design, design } from '../stone/stone';
import { ownBusiness } from './identity';

/** A stone's first saving that was begun. Sent again under the same key it makes no second stone. */
export interface Creation {
  /** The Idempotency-Key it was sent under. */
  readonly key: string;
  /** What was sent: under that key the server takes nothing else. */
  readonly design: Design;
}

/** What was edited and not saved yet, kept in this browser: a crash, a closed tab or a dead network loses nothing. */
export interface Draft {
  /** The stone it is of, or a new one, and whose draft it is: two tabs on one stone keep a draft each. */
  readonly key: string;
  readonly design: Design;
  /** The version of the stone it builds on; undefined of a new stone. */
  readonly version?: number | undefined;
  /** When it was kept, in ms since 1970. */
  readonly keptAt: number;
  /** The stone it was begun on, which could no longer be changed: it is to become a new one. */
  readonly from?: number | undefined;
  /** The business it was edited in; undefined of a visitor's. */
  readonly owner?: number | undefined;
  /** The server may hold the stone already: its answer has not come. */
  readonly creation?: Creation | undefined;
}

interface DraftStore extends DBSchema {
  drafts: { key: string; value: Draft };
}

/** Drafts that nobody came back for are thrown away after so many ms: thirty days. */
const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;

let database: IDBPDatabase<DraftStore> | undefined;
let opening: Promise<IDBPDatabase<DraftStore>> | undefined;

function forgetStore(): void {
  [database, opening] = [undefined, undefined];
}

function store(): Promise<IDBPDatabase<DraftStore>> {
  opening ??= openDB<DraftStore>('gravestone', 1, {
    upgrade: (created) => {
      created.createObjectStore('drafts', { keyPath: 'key' });
    },
    terminated: forgetStore,
  }).then(
    (opened) => {
      database = opened;
      return opened;
    },
    (error: unknown) => {
      forgetStore();
      throw error;
    },
  );
  return opening;
}

/** A change of the drafts that is under way. */
type Writing = IDBPTransaction<DraftStore, ['drafts'], 'readwrite'>['store'];

/**
 * Changes drafts: all that is asked for, or nothing. Where the store is open, which it is once drafts were looked for,
 * the browser has the whole change before this returns, and makes it though the tab ends in the same moment: a thread
 * that is painting has no further turn for it. Changes are made in the order they were asked for.
 */
async function change(work: (drafts: Writing) => readonly Promise<unknown>[]): Promise<void> {
  const writing = (database ?? (await store())).transaction('drafts', 'readwrite');
  const asked = work(writing.store);
  writing.commit();
  await Promise.all([...asked, writing.done]);
}

/** What this tab put last under each key, or found there: it need not be asked for before it is written anew. */
const latest = new Map<string, Draft>();

/** What the keys of new stones' drafts begin with. */
const NEW = 'new/';

/** What the keys of a stone's drafts begin with. */
function stoneKey(stoneId: number | undefined): string {
  return stoneId === undefined ? NEW : `stone/${stoneId}/`;
}

/**
 * The key of a stone's draft.
 *
 * @param keeper tells one opened designer from every other.
 */
export function draftKey(stoneId: number | undefined, keeper: string): string {
  return `${stoneKey(stoneId)}${keeper}`;
}

function put(draft: Draft, instead: readonly string[] = []): Promise<void> {
  for (const key of instead) latest.delete(key);
  latest.set(draft.key, draft);
  return change((drafts) => [drafts.put(draft), ...instead.map((key) => drafts.delete(key))]);
}

/**
 * Keeps a draft in the place of an older one of the same key, and of another that it goes on with: either both are done
 * or nothing is. That its stone is being created stays with it as long as it is a new one, and so does whose it is: a
 * login that ends while it is edited makes it nobody else's.
 *
 * @throws DOMException `QuotaExceededError` where the browser has no room, others where it keeps nothing at all.
 */
export function keepDraft(draft: Draft, replaces?: string): Promise<void> {
  const instead = replaces === undefined || replaces === draft.key ? [] : [replaces];
  const before = [draft.key, ...instead].flatMap((key) => latest.get(key) ?? []);
  const creation = draft.key.startsWith(NEW) ? before.find((kept) => kept.creation)?.creation : undefined;
  const owner = ownBusiness() ?? before.find((kept) => kept.owner !== undefined)?.owner;
  return put({ ...draft, creation, owner }, instead);
}

/**
 * Keeps with a draft that its stone is being created; where nothing was edited, what is being created is the draft.
 *
 * @throws DOMException as `keepDraft` does.
 */
export function keepCreation(key: string, creation: Creation): Promise<void> {
  const begun = { key, design: creation.design, keptAt: Date.now(), owner: ownBusiness() };
  return put({ ...(latest.get(key) ?? begun), creation });
}

/** Keeps with a draft that the server has made no stone of it. */
export async function dropCreation(key: string): Promise<void> {
  const kept = latest.get(key);
  if (kept) await put({ ...kept, creation: undefined });
}

/** Forgets a draft. */
export function dropDraft(key: string): Promise<void> {
  latest.delete(key);
  return change((drafts) => [drafts.delete(key)]);
}

/** A draft as this version of the product reads it; undefined of one that it cannot. */
function read(kept: Draft): Draft | undefined {
  const known = design.safeParse(kept.design);
  const created = design.safeParse(kept.creation?.design);
  if (!known.success) return undefined;
  const isNew = kept.key.startsWith(NEW);
  const creation =
    isNew && kept.creation && created.success ? { ...kept.creation, design: created.data } : undefined;
  return { ...kept, design: known.data, creation };
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

/** What is kept under keys that begin so. What nobody came back for is thrown away. */
async function keptUnder(database: IDBPDatabase<DraftStore>, key: string): Promise<Draft[]> {
  const all = await database.getAll('drafts', IDBKeyRange.bound(key, `${key}\uffff`));
  const isOld = ({ keptAt }: Draft) => keptAt < Date.now() - FORGOTTEN;
  await Promise.all(all.filter(isOld).map((draft) => database.delete('drafts', draft.key)));
  return all.filter((draft) => !isOld(draft));
}

/**
 * The drafts of a saved stone, or of new ones, that no other tab is working on, the latest first. A new stone's is for
 * whoever edited it: where several businesses share a browser, none sees another's. What nobody was logged in for is
 * for everybody who uses it. Whoever may see a saved stone may see what was edited of it.
 *
 * @returns none where the browser keeps nothing.
 */
export async function findDrafts(stoneId: number | undefined): Promise<readonly Draft[]> {
  try {
    const [database, elsewhere] = await Promise.all([store(), openElsewhere()]);
    const isOffered = ({ key, owner }: Draft) =>
      !elsewhere.has(lockOf(key)) && (!key.startsWith(NEW) || owner === undefined || owner === ownBusiness());
    const begun = await keptUnder(database, NEW);
    const fresh =
      stoneId === undefined
        ? begun
        : [
            ...(await keptUnder(database, stoneKey(stoneId))),
            ...begun.filter(({ from }) => from === stoneId),
          ];
    const offered = fresh.filter(isOffered).sort((one, other) => other.keptAt - one.keptAt);
    const found = offered.map(read).filter((draft) => draft !== undefined);
    for (const draft of found) latest.set(draft.key, draft);
    return found;
  } catch {
    return [];
  }
}
