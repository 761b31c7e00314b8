import { fromPromise } from 'xstate';
import { atLeast } from '../../api/atLeast';
import { beginAddition } from '../../api/begunAddition';
import { fetchChurchyards } from '../../api/churchyards';
import { fetchStones } from '../../api/designs';
import { Refused } from '../../api/http';
import { forgetStone, type KnownStone, knownStones, rememberStone } from '../../api/knownStones';
import { duplicateStone, fetchLetter, sendStone } from '../../api/sending';
import { createStone, fetchStone, prepareStone, type StoneAddress, updateStone } from '../../api/stones';
import { fetchStoneTypes } from '../../api/stoneTypes';
import { saveUrgency } from '../../stone/autosave';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import type { StoneType } from '../../stone/catalogue/stoneType';
import { MINIMUM_FETCH } from '../../stone/constants';
import type { Decisions } from '../../stone/decisions';
import { type Design, design, type Stone, type StoneKind } from '../../stone/stone';
import type { LetterToRead } from '../../stone/wire/order';
import { failureOf } from '../failure';
import { unlessAborted } from '../unlessAborted';
import { fromKnown, fromListed, type WizardStone } from './wizardStone';

/** A list whose waiting indicator is shown without flashing. */
function fetchList<T>(signal: AbortSignal, list: Promise<T>): Promise<T> {
  return unlessAborted(signal, atLeast(MINIMUM_FETCH, list, signal));
}

/** The new stones on offer for a kind of grave, or the examples where the kind is `reference`. */
export const fetchTypes = fromPromise<readonly StoneType[], StoneKind>(async ({ input, signal }) => {
  const types = await fetchList(signal, fetchStoneTypes(input, signal));
  return types.filter(({ existing }) => !existing);
});

/** A remembered stone's current state; one that is gone is forgotten. */
async function lookUp(known: KnownStone, signal: AbortSignal): Promise<WizardStone | undefined> {
  try {
    return fromKnown(known, await fetchStone(known, signal));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    forgetStone(known.id);
    return undefined;
  }
}

/** The stones of the user's business, or those this browser remembers; the newest first. */
export async function savedStones(isUser: boolean, signal: AbortSignal): Promise<readonly WizardStone[]> {
  if (isUser) return (await fetchStones(signal)).map(fromListed);
  const found = await Promise.all(knownStones().map((known) => lookUp(known, signal)));
  return found.filter((stone) => stone !== undefined);
}

/** The stones of the user's business, or those this browser remembers; the newest first. */
export const listStones = fromPromise<readonly WizardStone[], boolean>(({ input: isUser, signal }) =>
  fetchList(signal, savedStones(isUser, signal)),
);

/** The design an addition begins with: a kind of grave's, on an existing stone. */
export const prepareAddition = fromPromise<Design, StoneKind>(async ({ input, signal }) => ({
  ...(await unlessAborted(signal, prepareStone(input, signal))),
  ExistingStone: true,
}));

/** Remembers a stone created here; a user finds it in the own list. */
function remember(stone: Stone, isUser: boolean): StoneAddress {
  if (isUser || !stone.token) return { id: stone.id };
  const { id, token, designName, readonlyToken } = stone;
  rememberStone({ id, token, designName, readonlyToken });
  return { id, token };
}

/** What is created, by whom, and the key that keeps a retry from creating a second stone. */
export interface Creation {
  readonly design: Design;
  readonly key: string;
  readonly isUser: boolean;
}

/** Saves the stone an addition is made on. */
export const createAddition = fromPromise<StoneAddress, Creation>(async ({ input, signal }) => {
  const stone = await unlessAborted(signal, createStone(input.design, input.key, signal));
  beginAddition(stone);
  return remember(stone, input.isUser);
});

/** Creates a new stone with the design of one that was sent. */
export const copyStone = fromPromise<
  StoneAddress,
  { readonly address: StoneAddress; readonly isUser: boolean }
>(async ({ input, signal }) =>
  remember(await unlessAborted(signal, duplicateStone(input.address, signal)), input.isUser),
);

/** The initial values of an order's form. */
export interface Order {
  readonly address: StoneAddress;
  readonly stone: Stone;
  readonly churchyards: readonly Churchyard[];
}

async function openForm(stoneId: number, isUser: boolean, signal: AbortSignal): Promise<Order> {
  const token = isUser ? undefined : knownStones().find(({ id }) => id === stoneId)?.token;
  const address = { id: stoneId, ...(token && { token }) };
  const [stone, churchyards] = await Promise.all([
    fetchStone(address, signal),
    // A list that fails is shown empty (specification section 8).
    fetchChurchyards(signal).catch(() => []),
  ]);
  return { address, stone, churchyards };
}

/** Fetches what the form of an order needs. */
export const openOrder = fromPromise<Order, { readonly stoneId: number; readonly isUser: boolean }>(
  ({ input, signal }) => fetchList(signal, openForm(input.stoneId, input.isUser, signal)),
);

/** The decisions, and the stone they are written to. */
export interface Noted {
  readonly address: StoneAddress;
  readonly stone: Stone;
  readonly fields: Decisions;
}

async function note({ address, stone, fields }: Noted, signal: AbortSignal): Promise<Stone> {
  const noted = { ...design.parse(stone), ...fields };
  try {
    return await updateStone(address, { ...noted, version: stone.version }, signal);
  } catch (error) {
    // An earlier try may have arrived although its answer did not: then the stone already is what it was to be.
    const failure = failureOf(error);
    if (failure.kind !== 'conflict' || failure.theirs.readOnly) throw error;
    if (saveUrgency(design.parse(failure.theirs), noted) !== 'none') throw error;
    return failure.theirs;
  }
}

/** Writes the decisions to the stone before it is sent, over the version it builds on. */
export const noteDecisions = fromPromise<Stone, Noted>(({ input, signal }) =>
  unlessAborted(signal, note(input, signal)),
);

/** Fetches the letter an order would send, to be read. */
export const readLetter = fromPromise<LetterToRead, StoneAddress>(({ input, signal }) =>
  unlessAborted(signal, fetchLetter(input, signal)),
);

/** Sends the stone in the version that was read. */
export const sendOrder = fromPromise<
  Stone,
  { readonly address: StoneAddress; readonly letter: LetterToRead; readonly key: string }
>(({ input: { address, letter, key }, signal }) =>
  unlessAborted(signal, sendStone(address, { version: letter.order.stones[0]?.version }, key, signal)),
);
