import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Stone } from '../../stone/stone';
import type { WhichLinks } from '../../stone/wire/renewLinks';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved } from '../designer/settled';
import { type Failure, failureOf } from '../failure';
import { randomKey } from '../randomKey';
import { renew } from './renewing';

export interface RenewingContext {
  readonly designer: DesignerActor;
  readonly which: WhichLinks;
  readonly key: string;
  readonly failure: Failure | { readonly kind: 'notSaved' } | undefined;
}

export type RenewingEvent =
  | { readonly type: 'begin' }
  | { readonly type: 'renew'; readonly which: WhichLinks }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

type Failed = { readonly event: ErrorActorEvent };

/** Renews the links to a stone, after a confirmation; the designer continues with the new ones. */
export const renewingMachine = setup({
  types: {
    context: {} as RenewingContext,
    events: {} as RenewingEvent,
    input: {} as { readonly designer: DesignerActor },
  },
  actors: { renew },
  actions: {
    goOn: sendTo(
      ({ context }) => context.designer,
      (_, stone: Stone) => ({ type: 'links.renewed', stone }) as const,
    ),
    recordFailure: assign((_, error: unknown) => ({
      failure: error instanceof StoneNotSaved ? ({ kind: 'notSaved' } as const) : failureOf(error),
    })),
  },
}).createMachine({
  id: 'renewing',
  context: ({ input }) => ({ ...input, which: 'editing', key: randomKey(), failure: undefined }),
  initial: 'resting',
  states: {
    resting: { on: { begin: 'asking' } },
    /** The popup `renew links`. */
    asking: {
      on: {
        renew: {
          target: 'renewing',
          actions: assign(({ event }) => ({ which: event.which, key: randomKey() })),
        },
        close: 'resting',
      },
    },
    renewing: {
      invoke: {
        src: 'renew',
        input: ({ context: { designer, which, key } }) => ({ designer, which, key }),
        onDone: { target: 'renewed', actions: { type: 'goOn', params: ({ event }) => event.output } },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: Failed) => event.error },
        },
      },
    },
    /** Confirms it beside the new links, until a renewal is begun again. */
    renewed: { on: { begin: 'asking' } },
    failing: { on: { retry: 'renewing', close: 'resting' } },
  },
});
