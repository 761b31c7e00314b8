import { assign, setup } from 'xstate';
import type { Offered } from '../../api/lists';
import type { ChoiceView, Choosing } from '../../stone/wire/alternatives';
import { type Failure, failureOf, withFailure } from '../failure';
import { fetchCatalogue, tellChoice } from './effects';

export interface ChoosingContext {
  /** The token of the family's link. */
  readonly token: string;
  readonly offered: Offered | undefined;
  readonly view: ChoiceView | undefined;
  /** What is on its way, or was told last; undefined where nothing was chosen here. */
  readonly wish: Choosing | undefined;
  readonly failure: Failure | undefined;
}

export type ChoosingEvent =
  | { readonly type: 'choose'; readonly wish: Choosing }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** The page of a family's link: stones side by side, one of which is chosen. Telling the same once more changes nothing. */
export const choosingMachine = setup({
  types: {
    context: {} as ChoosingContext,
    events: {} as ChoosingEvent,
    input: {} as { readonly token: string },
  },
  actors: { fetchCatalogue, tellChoice },
  actions: { recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })) },
}).createMachine({
  id: 'choosing',
  context: ({ input }) => ({
    ...input,
    ...{ offered: undefined, view: undefined, wish: undefined, failure: undefined },
  }),
  initial: 'cataloguing',
  states: {
    cataloguing: {
      invoke: {
        src: 'fetchCatalogue',
        onDone: { target: 'telling', actions: assign(({ event }) => ({ offered: event.output })) },
        onError: { target: 'failingToOpen', actions: withFailure },
      },
    },
    failingToOpen: { on: { retry: 'cataloguing' } },
    shown: {
      on: { choose: { target: 'telling', actions: assign(({ event }) => ({ wish: event.wish })) } },
    },
    telling: {
      invoke: {
        src: 'tellChoice',
        input: ({ context: { token, wish } }) => ({ token, wish }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ view: event.output })) },
        onError: [
          { guard: ({ context }) => !context.view, target: 'failingToOpen', actions: withFailure },
          { target: 'failing', actions: withFailure },
        ],
      },
    },
    failing: {
      on: {
        retry: 'telling',
        close: { target: 'telling', actions: assign({ wish: undefined }) },
      },
    },
  },
});
