import { fromPromise } from 'xstate';
import {
  chooseAlternative,
  endChoiceLink,
  fetchAlternatives,
  fetchChoice,
  makeAlternative,
  makeChoiceLink,
  nameAlternative,
} from '../../api/alternatives';
import { fetchPreview } from '../../api/designs';
import { fetchOffered, type Offered } from '../../api/lists';
import { fetchStone } from '../../api/stones';
import type { Stone } from '../../stone/stone';
import type { Alternatives, ChoiceView, Choosing } from '../../stone/wire/alternatives';
import { unlessAborted } from '../unlessAborted';

/** A stone with the picture it was last saved with; undefined where there is none, or it does not come. */
export interface PicturedStone {
  readonly stone: Stone;
  readonly picture: Blob | undefined;
}

/** What the page of stones side by side shows its business. */
export interface Compared {
  readonly found: Alternatives;
  /** The stones themselves, in the order of their letters; the one alone where there are no others. */
  readonly stones: readonly PicturedStone[];
  /** The token of the family's link, where it was just made. */
  readonly token: string | undefined;
}

async function pictured(id: number, signal: AbortSignal): Promise<PicturedStone> {
  const picture = fetchPreview(id, signal).catch(() => {
    signal.throwIfAborted();
    return undefined;
  });
  return { stone: await fetchStone({ id }, signal), picture: await picture };
}

async function withStones(
  id: number,
  found: Alternatives,
  signal: AbortSignal,
  token?: string,
): Promise<Compared> {
  const ids = found.alternatives.length > 0 ? found.alternatives.map((each) => each.id) : [id];
  return { found, stones: await Promise.all(ids.map((each) => pictured(each, signal))), token };
}

/** What is done on that page. */
export type ComparingAct =
  | { readonly kind: 'look' }
  /** Tried again it has the same key: what was made although no answer came is not made twice. */
  | { readonly kind: 'make'; readonly key: string }
  | { readonly kind: 'name'; readonly id: number; readonly name: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'endLink' };

async function done(id: number, act: ComparingAct, signal: AbortSignal): Promise<Compared> {
  switch (act.kind) {
    case 'look':
      return withStones(id, await fetchAlternatives(id, signal), signal);
    case 'make':
      return withStones(id, await makeAlternative(id, act.key, signal), signal);
    case 'name':
      return withStones(id, await nameAlternative(act.id, act.name, signal), signal);
    case 'link': {
      const made = await makeChoiceLink(id, signal);
      return withStones(id, made, signal, made.token);
    }
    case 'endLink':
      return withStones(id, await endChoiceLink(id, signal), signal);
  }
}

/** The catalogue, by which stones and what differs between them are named. */
export const fetchCatalogue = fromPromise<Offered, void>(({ signal }) =>
  unlessAborted(signal, fetchOffered(signal)),
);

/** Does something about the alternatives of a stone, and fetches them as they then stand. */
export const compare = fromPromise<Compared, { readonly id: number; readonly act: ComparingAct }>(
  ({ input: { id, act }, signal }) => unlessAborted(signal, done(id, act, signal)),
);

/** Fetches what a family's link shows; with a wish, after it was told. */
export const tellChoice = fromPromise<
  ChoiceView,
  { readonly token: string; readonly wish: Choosing | undefined }
>(({ input: { token, wish }, signal }) =>
  unlessAborted(signal, wish ? chooseAlternative(token, wish, signal) : fetchChoice(token, signal)),
);
