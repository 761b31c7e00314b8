import { fromPromise } from 'xstate';
import {
  type Draft,
  draftKey,
  dropCreation,
  dropDraft,
  findDrafts,
  keepCreation,
  openDrafts,
} from '../../api/drafts';
import { Refused } from '../../api/http';
import { isPrivileged, isUser } from '../../api/identity';
import { fetchOffered, type Offered } from '../../api/lists';
import { createStone, fetchStone, type StoneAddress, updateStone } from '../../api/stones';
import { fetchStoneType, fetchStoneTypes } from '../../api/stoneTypes';
import { openRenderer } from '../../renderer/renderer';
import { silhouetteOf } from '../../scene/silhouetteOf';
import { saveUrgency } from '../../stone/autosave';
import { shownVariant } from '../../stone/catalogue/shownVariant';
import { fillSpacings } from '../../stone/edits/text';
import { thingsOn } from '../../stone/fitting/fitting';
import { nameWithin } from '../../stone/fitting/nameWithin';
import type { Design, Stone } from '../../stone/stone';
import type { People } from '../../stone/templates/people';
import type { CreateStoneRequest } from '../../stone/wire/stoneRequest';
import { unlessAborted } from '../unlessAborted';
import { within } from '../within';
import type { Opening, Quote, Saved, SavedNow } from './context';
import { madeNothing } from './creating';
import { begun, fetchOpening, peopleOf, pricesOf, usualPrices } from './opening';

/** What a designer begins with. */
export interface Loaded {
  readonly offered: Offered;
  readonly design: Design;
  /** The stone as the server holds it, unless it is new. */
  readonly stone: Stone | undefined;
  /** What was edited here before and never saved, the latest first. */
  readonly drafts: readonly Draft[];
  /** The server no longer has the stone: the design is the latest draft of it. */
  readonly isGone?: boolean;
  /** Whom the stone's case says it is for. */
  readonly people: People | undefined;
  /** Whether whoever opens it works for business 1, whose new stones are saved at once (specification section 4). */
  readonly isPrivileged: boolean;
}

/**
 * The drafts that say something else than the stone, or of which a stone is being created, the latest first. The
 * others are saved after all, and forgotten.
 */
async function unsavedDrafts(input: Opening, opened: Design): Promise<readonly Draft[]> {
  const finding = findDrafts(input.kind === 'saved' ? input.id : undefined);
  const found = (await within(STORE_LIMIT, finding)) ?? [];
  const isUnsaved = ({ design: kept, creation }: Draft) =>
    creation !== undefined || saveUrgency(opened, kept) !== 'none';
  const saved = found.filter((draft) => !isUnsaved(draft));
  await Promise.all(saved.map(({ key }) => dropDraft(key).catch(() => undefined)));
  return found.filter(isUnsaved);
}

/**
 * The stone types, and where their list failed at least what the stone itself is drawn as: its own type, and for a
 * photographed one an existing stone. Where that fails too there is nothing to draw, which the drawing says.
 */
async function stoneTypesFor(
  { type, StoneTypeId, stoneStoneTypes }: Design,
  listed: Offered['stoneTypes'],
  signal: AbortSignal,
): Promise<Offered['stoneTypes']> {
  if (listed.length > 0) return listed;
  try {
    if (!stoneStoneTypes.some(({ id }) => id === StoneTypeId))
      return [await fetchStoneType(StoneTypeId, signal)];
    return (await fetchStoneTypes(type, signal)).filter(({ existing }) => existing);
  } catch {
    signal.throwIfAborted();
    return listed;
  }
}

/** A stone that was named after the people of its case, with the name within its edge however long it is. */
function nameOnFace(named: Design, offered: Offered): Design {
  const face = offered.stoneTypes.find(({ id }) => id === named.StoneTypeId);
  const variant = face && shownVariant(face, named.StoneTypeVariantId);
  if (!face || !variant) return named;
  const outlined = { ...face, silhouette: silhouetteOf(face) };
  return nameWithin(named, outlined, thingsOn(named, offered, variant));
}

async function loadAll(input: Opening, signal: AbortSignal): Promise<Loaded> {
  void openDrafts();
  const [lists, opened, usual] = await Promise.all([
    fetchOffered(signal),
    fetchOpening(input, signal),
    usualPrices(input, signal),
  ]);
  const [{ design: named, people }, stoneTypes, priceList] = await Promise.all([
    input.kind === 'saved'
      ? { design: opened.design, people: await peopleOf(opened.design, signal) }
      : begun(opened.design, input, signal),
    stoneTypesFor(opened.design, lists.stoneTypes, signal),
    pricesOf(input, opened.stone, signal),
  ]);
  const offered = { ...lists, stoneTypes, priceList: priceList ?? usual };
  const isNamed = input.kind === 'new' && people !== undefined;
  const prepared = fillSpacings(isNamed ? nameOnFace(named, offered) : named);
  const drafts = await unsavedDrafts(input, prepared);
  return { ...opened, people, offered, design: prepared, drafts, isPrivileged: isPrivileged() };
}

/**
 * What was edited here of a stone that is there no more: it can become a new one.
 *
 * @throws the error that said so, where nothing is left.
 */
async function loadRemains(input: Opening, signal: AbortSignal, error: Refused): Promise<Loaded> {
  const finding = input.kind === 'saved' ? findDrafts(input.id) : Promise.resolve([]);
  const drafts = (await within(STORE_LIMIT, finding)) ?? [];
  const [latest] = drafts;
  if (!latest) throw error;
  const lists = await fetchOffered(signal);
  const remains = fillSpacings(latest.design);
  const stoneTypes = await stoneTypesFor(remains, lists.stoneTypes, signal);
  return {
    people: await peopleOf(remains, signal),
    offered: { ...lists, stoneTypes },
    design: remains,
    stone: undefined,
    drafts,
    isGone: true,
    isPrivileged: isPrivileged(),
  };
}

/** Loads the stone, or what is left of it here where it was deleted. */
async function loadWhatThereIs(input: Opening, signal: AbortSignal): Promise<Loaded> {
  try {
    return await loadAll(input, signal);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return loadRemains(input, signal, error);
    throw error;
  }
}

/** Loads it all; where the login turns out to be over, a link opens its stone once more by its own right. */
async function loadByRight(input: Opening, signal: AbortSignal): Promise<Loaded> {
  const isUserWithLink = isUser() && input.kind === 'saved' && input.token !== undefined;
  try {
    return await loadWhatThereIs(input, signal);
  } catch (error) {
    if (!isUserWithLink || isUser() || !(error instanceof Refused)) throw error;
    return loadWhatThereIs(input, signal);
  }
}

/** Fetches the stone and the lists. The renderer is not waited for: the designer is laid out while it opens. */
export const load = fromPromise<Loaded, Opening>(({ input, signal }) =>
  unlessAborted(signal, loadByRight(input, signal)),
);

/** Forgets a draft that nobody wants. Where the browser refuses even that, it is offered again: nothing is lost. */
export const forget = fromPromise<void, Draft | undefined>(async ({ input }) => {
  if (input) await dropDraft(input.key).catch(() => undefined);
});

/** What is saved, and on what it builds. */
export interface Saving {
  readonly design: Design;
  readonly saved: Saved | undefined;
  readonly creationKey: string;
  /** Whose draft the stone is until it is saved. */
  readonly keeper: string;
  /** The first saving was begun in a tab that is gone. */
  readonly isResumed: boolean;
}

/** The width in pixels of the preview that is stored with a stone. */
const PREVIEW_WIDTH = 720;

/** So long a saving waits for its picture, in ms: a font that does not come, say, must not hold it up for ever. */
const PREVIEW_LIMIT = 15_000;

/** So long the browser's own store is waited for, in ms: some browsers leave its questions unanswered. */
const STORE_LIMIT = 5000;

/** So long it is asked whether a stone was saved again since it was created, in ms. */
const NEWER_LIMIT = 5000;

/** The preview as a data URL; none where the stone could not be drawn, which must not keep it from being saved. */
async function preview(design: Design): Promise<string | undefined> {
  try {
    const { stage } = await openRenderer();
    const bytes = new Uint8Array(await (await stage.picture(design, PREVIEW_WIDTH, true)).arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return `data:image/jpeg;base64,${btoa(binary)}`;
  } catch {
    return undefined;
  }
}

/** What a stone costs. */
export function quoteOf({ Price, Currency, PriceVat, PriceLines }: Stone): Quote {
  return { Price, Currency, ...(PriceVat && { PriceVat }), PriceLines };
}

/**
 * Creates the stone. That this is under way stands in the browser before the server hears of it: a tab that ends
 * meanwhile leaves behind under which key it is to be sent again, so that no second stone comes of it.
 */
async function create(
  input: Saving,
  body: CreateStoneRequest,
  signal: AbortSignal,
): Promise<{ stone: Stone; address: StoneAddress }> {
  const kept = draftKey(undefined, input.keeper);
  // Where the browser keeps nothing the stone is created all the same.
  const keeping = keepCreation(kept, { key: input.creationKey, design: input.design });
  await within(STORE_LIMIT, keeping).catch(() => undefined);
  // Whose the stone is was said when it was asked for, whoever has logged in before the answer comes.
  const isOfUser = isUser();
  try {
    const stone = await createStone(body, input.creationKey, signal);
    // A user comes back to it by the login, a visitor by its token (specification section 4, "After save").
    return { stone, address: { id: stone.id, token: isOfUser ? undefined : stone.token } };
  } catch (error) {
    if (madeNothing(error)) await within(STORE_LIMIT, dropCreation(kept)).catch(() => undefined);
    throw error;
  }
}

/** What somebody has made of a stone since it was created by a tab that is gone; the creation itself tells only of then. */
async function newerThan(stone: Stone, address: StoneAddress, signal: AbortSignal) {
  // Where it is not told now the next saving is, for it builds on the version of then.
  const now = await within(NEWER_LIMIT, fetchStone(address, signal)).catch(() => undefined);
  return now && now.version > stone.version ? now : undefined;
}

/** Writes the stone again, on the version that it builds on. */
async function update({ address, version }: Saved, body: CreateStoneRequest, signal: AbortSignal) {
  return { stone: await updateStone(address, { ...body, version }, signal), address };
}

async function saveOnce(input: Saving, signal: AbortSignal): Promise<SavedNow> {
  const stoneImage = await within(PREVIEW_LIMIT, preview(input.design));
  // Whoever has left the designer meanwhile creates nothing: what was edited lies in the browser as it is.
  signal.throwIfAborted();
  const body = { ...input.design, ...(stoneImage && { stoneImage }) };
  const { stone, address } = input.saved
    ? await update(input.saved, body, signal)
    : await create(input, body, signal);
  const isResumed = input.isResumed && !input.saved;
  return {
    over: input.saved?.version,
    newer: isResumed ? await newerThan(stone, address, signal) : undefined,
    address,
    readonlyToken: stone.readonlyToken ?? input.saved?.readonlyToken,
    version: stone.version,
    status: stone.status,
    hasBusiness: stone.hasBusiness,
    takenOver: stone.takenOver,
    isForReading: stone.token === undefined,
    waitsFor: stone.waitsFor,
    quote: quoteOf(stone),
    design: input.design,
  };
}

/** Saves the design: a new stone is created, a saved one written again on the version it builds on. */
export const save = fromPromise<SavedNow, Saving>(({ input, signal }) =>
  unlessAborted(signal, saveOnce(input, signal)),
);
