import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Design, design } from '../stone/stone';
import { ownBusiness } from './identity';

/** A stone's first save that was begun. Sent again under the same key it creates no second stone. */
export interface Creation {
  /** The Idempotency-Key it was sent under. */
  readonly key: string;
  /** What was sent: the server accepts nothing else under that key. */
  readonly design: Design;
}

/** Unsaved edits, stored in this browser: a crash, a closed tab or a dead network loses nothing. */
export interface Draft {
  /** The stone it is of, or a new one, and the draft's owner: two tabs on one stone keep a draft each. */
  readonly key: string;
  readonly design: Design;
  /** The version of the stone it builds on; undefined for a new stone. */
  readonly version?: number | undefined;
  /** When it was stored, in ms since 1970. */
  readonly keptAt: number;
  /** The stone it was begun on, which can no longer be changed: it is to become a new one. */
  readonly from?: number | undefined;
  /** The business it was edited in; undefined for a visitor's. */
  readonly owner?: number | undefined;
  /** The server may have the stone already: its answer has not arrived. */
  readonly creation?: Creation | undefined;
  /** The key under which the same lies at the address that the stone has got since. */
  readonly copiedTo?: string | undefined;
}

/** What becomes of other drafts when one is kept. */
export interface Continuing {
  /** The keys of those that it continues: they are dropped. */
  readonly replaces?: readonly string[];
  /**
   * The key of the one that it was until its stone was created, which is kept as well, with the same design and its
   * creation: a page that is left right then may be opened again at the old address.
   */
  readonly begunAs?: string | undefined;
}

interface DraftStore extends DBSchema {
  drafts: { key: string; value: Draft };
}

/** Drafts that nobody reopened are deleted after this many ms: thirty days. */
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

/** Opens the browser's store, so that nobody waits for it later; that it does not open is said then. */
export async function openDrafts(): Promise<void> {
  try {
    await store();
  } catch {
    // Some browsers have none.
  }
}

/** A pending change of the drafts. */
type Writing = IDBPTransaction<DraftStore, ['drafts'], 'readwrite'>['store'];

/**
 * Changes drafts: all the given changes, or none. Once the store is open (it is after drafts were looked up), the
 * browser has the whole change before this returns, and completes it even if the tab closes right then: a thread
 * that is busy painting gets no further turn. Changes are made in the order of the calls.
 */
async function change(work: (drafts: Writing) => readonly Promise<unknown>[]): Promise<void> {
  const writing = (database ?? (await store())).transaction('drafts', 'readwrite');
  const asked = work(writing.store);
  writing.commit();
  await Promise.all([...asked, writing.done]);
}

/** What this tab last put or found under each key, so that it need not be read before it is overwritten. */
const latest = new Map<string, Draft>();

/** The key prefix of new stones' drafts. */
const NEW = 'new/';

/** The key prefix of a stone's drafts. */
function stoneKey(stoneId: number | undefined): string {
  return stoneId === undefined ? NEW : `stone/${stoneId}/`;
}

/**
 * The key of a stone's draft.
 *
 * @param keeper identifies an opened designer.
 */
export function draftKey(stoneId: number | undefined, keeper: string): string {
  return `${stoneKey(stoneId)}${keeper}`;
}

/**
 * The keys of the same draft at its stone's other address: an opened designer has one draft, which lies at two addresses
 * for a while after its stone was created.
 */
function copiesOf(key: string): string[] {
  const begun = draftKey(undefined, key.slice(key.lastIndexOf('/') + 1));
  return [begun, latest.get(begun)?.copiedTo].flatMap((copy) =>
    copy === undefined || copy === key ? [] : [copy],
  );
}

function put(kept: readonly Draft[], instead: readonly string[] = []): Promise<void> {
  for (const key of instead) latest.delete(key);
  for (const draft of kept) latest.set(draft.key, draft);
  return change((drafts) => [
    ...kept.map((draft) => drafts.put(draft)),
    ...instead.map((key) => drafts.delete(key)),
  ]);
}

/**
 * Stores a draft in place of an older one with the same key, and of others that it continues: either all of it happens
 * or nothing. That its stone is being created is kept as long as it is a new one, and so is its owner: if the login
 * ends during editing, the draft still belongs to that business only.
 *
 * @throws DOMException `QuotaExceededError` where the browser has no room, others where it stores nothing at all.
 */
export function keepDraft(draft: Draft, { replaces = [], begunAs }: Continuing = {}): Promise<void> {
  const begun = begunAs === undefined ? undefined : latest.get(begunAs);
  const copy = begun?.creation && {
    ...begun,
    design: draft.design,
    keptAt: draft.keptAt,
    copiedTo: draft.key,
  };
  const continued = begunAs === undefined || copy ? replaces : [...replaces, begunAs];
  const instead = continued.flatMap((key) => [key, ...copiesOf(key)]).filter((key) => key !== draft.key);
  const before = [draft.key, ...instead].flatMap((key) => latest.get(key) ?? []);
  const creation = draft.key.startsWith(NEW) ? before.find((kept) => kept.creation)?.creation : undefined;
  const owner = ownBusiness() ?? [...before, begun].find((kept) => kept?.owner !== undefined)?.owner;
  return put([{ ...draft, creation, owner }, ...(copy ? [copy] : [])], instead);
}

/**
 * Marks a draft as having its stone created; where nothing was edited, what is being created becomes the draft.
 *
 * @throws DOMException as `keepDraft` does.
 */
export function keepCreation(key: string, creation: Creation): Promise<void> {
  const begun = { key, design: creation.design, keptAt: Date.now(), owner: ownBusiness() };
  return put([{ ...(latest.get(key) ?? begun), creation }]);
}

/** Records in a draft that the server created no stone from it. */
export async function dropCreation(key: string): Promise<void> {
  const kept = latest.get(key);
  if (kept) await put([{ ...kept, creation: undefined }]);
}

/** Forgets a draft, at each address at which it lies. */
export function dropDraft(key: string): Promise<void> {
  return put([], [key, ...copiesOf(key)]);
}

/** A draft in this version's format; undefined for one that cannot be read. */
function read(kept: Draft): Draft | undefined {
  const known = design.safeParse(kept.design);
  const created = design.safeParse(kept.creation?.design);
  if (!known.success) return undefined;
  const isNew = kept.key.startsWith(NEW);
  const creation =
    isNew && kept.creation && created.success ? { ...kept.creation, design: created.data } : undefined;
  return { ...kept, design: known.data, creation };
}

/** The drafts that other tabs are working on, which are not offered here. */
async function openElsewhere(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** The name of the lock by which a tab claims a draft. */
export function lockOf(key: string): string {
  return `draft ${key}`;
}

/** The drafts whose keys have a prefix. Those that nobody reopened in time are deleted. */
async function keptUnder(database: IDBPDatabase<DraftStore>, key: string): Promise<Draft[]> {
  const all = await database.getAll('drafts', IDBKeyRange.bound(key, `${key}\uffff`));
  const isOld = ({ keptAt }: Draft) => keptAt < Date.now() - FORGOTTEN;
  await Promise.all(all.filter(isOld).map((draft) => database.delete('drafts', draft.key)));
  return all.filter((draft) => !isOld(draft));
}

/**
 * The drafts of a saved stone, or of new ones, that no other tab is working on, the latest first. A new stone's draft
 * is for its editor's business: where several share a browser, they do not see each other's. Drafts made logged out are
 * for everybody who uses the browser. Whoever may see a saved stone may see its drafts.
 *
 * @returns none where the browser stores nothing.
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
