import { assign, type ErrorActorEvent, raise, setup } from 'xstate';
import type { Offered } from '../../api/lists';
import type { ApprovalView, Pin } from '../../stone/wire/approval';
import { type Failure, failureOf } from '../failure';
import { randomKey } from '../randomKey';
import { carryOut, lookAgain, type Opened, openApproval } from './effects';
import { givenBack } from './givenBack';
import { keepReading, keptReading } from './keptReading';
import { isSamePin, type Pinned, pinnedOn } from './pinned';
import { type Act, aboutOf, type Wish } from './wish';

interface ApprovingContext {
  readonly token: string;
  /** As the server last told; undefined until it is there. */
  readonly view: ApprovalView | undefined;
  readonly offered: Offered | undefined;
  /** What the server has not confirmed yet, in its order: the first is on its way. */
  readonly wishes: readonly Wish[];
  /** What is written and not sent off, by where it is written. */
  readonly typed: Readonly<Record<string, string>>;
  /** What that is about, as far as it is a comment. */
  readonly pinned: Readonly<Record<string, Pinned>>;
  /** The step that is read. */
  readonly step: string | undefined;
  /** How often the first wish did not arrive. */
  readonly tries: number;
  readonly failure: Failure | undefined;
  /** Why the server would not do something; it is not tried again. */
  readonly refusal: string | undefined;
}

export type ApprovingEvent =
  /** `about` is where it is written, unless that is where its kind usually is. */
  | { readonly type: 'act'; readonly act: Act; readonly about?: string }
  /** With `pin` it is about that from now on, on the stone as it is shown. */
  | { readonly type: 'type'; readonly about: string; readonly text: string; readonly pin?: Pin }
  | { readonly type: 'go'; readonly step: string | undefined }
  | { readonly type: 'retry' }
  /** The network is there again, or the page is looked at again. */
  | { readonly type: 'look' }
  /** The machine's own: something was told, so that an answer which is still on its way may be from before it. */
  | { readonly type: 'told' }
  /** The machine's own: the link is none any more. */
  | { readonly type: 'ended' };

type Acting = Extract<ApprovingEvent, { type: 'act' }>;
type Typing = Extract<ApprovingEvent, { type: 'type' }>;

/** The longest wait between two tries, in ms; the network's return ends it sooner. */
const LONGEST_WAIT = 30_000;

const thatError = { params: ({ event }: { event: ErrorActorEvent }) => event.error } as const;
const failed = { ...thatError, type: 'recordFailure' } as const;
const away = { ...thatError, type: 'isAway' } as const;
const over = { ...thatError, type: 'isOver' } as const;
const closed = { ...thatError, type: 'close' } as const;

/** Whether something was done with the version that is shown: ticks and answers count for what was read alone. */
const isOfRound = ({ act, round }: Wish, view: ApprovalView) =>
  round === view.round || (act.kind !== 'tick' && act.kind !== 'answer');

/**
 * The page of a relative who is asked to approve a stone. Whatever is ticked or written is kept, in the browser too, and told
 * to the server one after the other, for as long as it takes to get through. How the approval stands is the server's word.
 */
export const approvingMachine = setup({
  types: {
    context: {} as ApprovingContext,
    events: {} as ApprovingEvent,
    input: {} as { readonly token: string },
  },
  actors: { openApproval, lookAgain, carryOut },
  delays: { beforeNextTry: ({ context: { tries } }) => Math.min(LONGEST_WAIT, 1000 * 2 ** tries) },
  guards: {
    hasWish: ({ context: { wishes, view } }) => wishes.length > 0 && view !== undefined,
    isAway: (_, error: unknown) => failureOf(error).kind === 'unreachable',
    /** The link was revoked, has expired, or opens nothing any more. */
    isOver: (_, error: unknown) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' && (failure.status === 404 || failure.status === 410);
    },
  },
  actions: {
    take: assign((_, { view, offered }: Opened) => ({ view, offered, failure: undefined })),
    /** What was ticked on a version before is forgotten. */
    takeView: assign(({ context: { wishes } }, view: ApprovalView) => ({
      view,
      wishes: wishes.filter((wish) => isOfRound(wish, view)),
    })),
    takeDone: assign(({ context: { wishes } }, view: ApprovalView) => {
      const [done, ...others] = wishes;
      return {
        view,
        wishes: others.filter((wish) => isOfRound(wish, view)),
        tries: 0,
        failure: undefined,
        ...(done?.act.kind === 'answer' && { step: undefined }),
      };
    }),
    wish: assign(({ context: { wishes, view, typed, pinned } }, { act, about }: Acting) => {
      if (!view) return {};
      const at = about ?? aboutOf(act) ?? '';
      const { [at]: _sent, ...others } = typed;
      const { [at]: chosen, ...left } = pinned;
      // A comment is about what was read when that was chosen, whatever is shown since.
      const own =
        act.kind !== 'comment'
          ? { round: view.round }
          : chosen && isSamePin(chosen.pin, act.pin)
            ? { round: chosen.round, words: chosen.words }
            : { round: view.round, words: pinnedOn(view, act.pin).words };
      return {
        wishes: [...wishes, { act, key: randomKey(), ...own }],
        typed: others,
        pinned: left,
        refusal: undefined,
      };
    }),
    type: assign(({ context: { typed, pinned, view } }, { about, text, pin }: Typing) => ({
      typed: { ...typed, [about]: text },
      ...(pin && view && { pinned: { ...pinned, [about]: pinnedOn(view, pin) } }),
    })),
    keep: ({ context }) => keepReading(context.token, context),
    miss: assign(({ context: { tries } }, error: unknown) => ({
      tries: tries + 1,
      failure: failureOf(error),
    })),
    /** What was written is put back where it was typed, to be sent otherwise. */
    giveUp: assign(({ context }, error: unknown) => {
      const [refused, ...others] = context.wishes;
      const failure = failureOf(error);
      return {
        wishes: others,
        ...(refused && givenBack(refused, context)),
        tries: 0,
        failure: undefined,
        refusal: 'sentence' in failure ? failure.sentence : '',
      };
    }),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
    /** What was shown holds no more; what is not told yet is kept, should the link be good again. */
    close: assign((_, error: unknown) => ({ view: undefined, failure: failureOf(error) })),
  },
}).createMachine({
  id: 'approving',
  context: ({ input: { token } }) => ({
    token,
    view: undefined,
    offered: undefined,
    tries: 0,
    failure: undefined,
    refusal: undefined,
    step: undefined,
    ...keptReading(token),
  }),
  type: 'parallel',
  on: {
    act: { actions: [{ type: 'wish', params: ({ event }) => event }, 'keep'] },
    type: { actions: [{ type: 'type', params: ({ event }) => event }, 'keep'] },
    go: { actions: [assign(({ event }) => ({ step: event.step, refusal: undefined })), 'keep'] },
  },
  states: {
    page: {
      initial: 'opening',
      on: { ended: '.failingToOpen' },
      states: {
        opening: {
          invoke: {
            src: 'openApproval',
            input: ({ context }) => context.token,
            onDone: { target: 'there', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: { target: 'failingToOpen', actions: failed },
          },
        },
        failingToOpen: {
          on: {
            retry: { target: 'opening', actions: assign({ failure: undefined }) },
            // Why it was not opened stays to be read meanwhile.
            look: 'opening',
          },
        },
        there: { on: { look: 'looking' } },
        looking: {
          invoke: {
            src: 'lookAgain',
            input: ({ context }) => context.token,
            onDone: {
              target: 'there',
              actions: [{ type: 'takeView', params: ({ event }) => event.output }, 'keep'],
            },
            onError: [
              { guard: over, target: 'failingToOpen', actions: closed },
              // What is shown stays; whoever writes is told when that does not arrive.
              { target: 'there' },
            ],
          },
          on: { told: { target: 'looking', reenter: true } },
        },
      },
    },
    telling: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasWish', target: 'sending' } },
        sending: {
          invoke: {
            src: 'carryOut',
            input: ({ context: { token, wishes } }) => ({ token, wish: wishes[0] as Wish }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'takeDone', params: ({ event }) => event.output },
                'keep',
                raise({ type: 'told' }),
              ],
            },
            onError: [
              {
                guard: away,
                target: 'waiting',
                actions: { ...thatError, type: 'miss' },
              },
              {
                target: 'refused',
                actions: [{ ...thatError, type: 'giveUp' }, 'keep'],
              },
            ],
          },
        },
        waiting: {
          after: { beforeNextTry: 'sending' },
          on: { retry: 'sending', look: 'sending' },
        },
        /** The server knows something that the page does not: it is fetched before anything else is tried. */
        refused: {
          invoke: {
            src: 'lookAgain',
            input: ({ context }) => context.token,
            onDone: {
              target: 'idle',
              actions: [
                { type: 'takeView', params: ({ event }) => event.output },
                'keep',
                raise({ type: 'told' }),
              ],
            },
            onError: [
              { guard: away, target: 'waitingToLook' },
              { guard: over, target: 'idle', actions: [closed, raise({ type: 'ended' })] },
              { target: 'idle' },
            ],
          },
        },
        waitingToLook: {
          after: { beforeNextTry: 'refused' },
          on: { retry: 'refused', look: 'refused' },
        },
      },
    },
  },
});
