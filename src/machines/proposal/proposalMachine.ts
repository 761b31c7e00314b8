import { assign, fromPromise, setup } from 'xstate';
import { fetchOffered, type Offered } from '../../api/lists';
import { answerProposal, fetchProposal, type ProposalPlace } from '../../api/proposal';
import type { ProposalAnswer, ProposalFound } from '../../stone/wire/proposal';
import { type Failure, failureOf, withFailure } from '../failure';
import { unlessAborted } from '../unlessAborted';

/** What the page shows: the proposal, and what the catalogue calls and draws things by. */
interface Opened {
  readonly found: ProposalFound;
  readonly offered: Offered;
}

interface ProposalContext {
  readonly place: ProposalPlace;
  /** Undefined until they are loaded. */
  readonly opened: Opened | undefined;
  /** The answer on its way, or that failed last. */
  readonly answer: ProposalAnswer | undefined;
  readonly failure: Failure | undefined;
}

export type ProposalEvent =
  | { readonly type: 'answer'; readonly answer: ProposalAnswer }
  | { readonly type: 'retry' }
  /** Looks how it stands now, after an answer was refused. */
  | { readonly type: 'reload' };

async function open(place: ProposalPlace, signal: AbortSignal): Promise<Opened> {
  const [found, offered] = await Promise.all([fetchProposal(place, signal), fetchOffered(signal)]);
  return { found, offered };
}

/** The page of a mason's proposal: it is loaded, and accepted or declined by whoever ordered. */
export const proposalMachine = setup({
  types: { context: {} as ProposalContext, events: {} as ProposalEvent, input: {} as ProposalPlace },
  actors: {
    open: fromPromise<Opened, ProposalPlace>(({ input, signal }) =>
      unlessAborted(signal, open(input, signal)),
    ),
    tell: fromPromise<ProposalFound, { readonly place: ProposalPlace; readonly answer: ProposalAnswer }>(
      ({ input, signal }) => unlessAborted(signal, answerProposal(input.place, input.answer, signal)),
    ),
  },
  actions: {
    take: assign((_, opened: Opened) => ({ opened, failure: undefined })),
    takeAnswered: assign(({ context: { opened } }, found: ProposalFound) => ({
      opened: opened && { ...opened, found },
      failure: undefined,
    })),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'proposal',
  context: ({ input }) => ({ place: input, opened: undefined, answer: undefined, failure: undefined }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => context.place,
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failingToOpen', actions: withFailure },
      },
    },
    failingToOpen: { on: { retry: 'opening' } },
    shown: {
      on: { answer: { target: 'answering', actions: assign(({ event }) => ({ answer: event.answer })) } },
    },
    answering: {
      invoke: {
        src: 'tell',
        // Only an answer leads here.
        input: ({ context: { place, answer } }) => ({ place, answer: answer as ProposalAnswer }),
        onDone: { target: 'shown', actions: { type: 'takeAnswered', params: ({ event }) => event.output } },
        onError: { target: 'failingToAnswer', actions: withFailure },
      },
    },
    /** It is unknown whether the answer arrived: the same one again counts once. */
    failingToAnswer: { on: { retry: 'answering', reload: 'opening' } },
  },
});
