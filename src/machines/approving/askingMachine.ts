import { assign, enqueueActions, setup } from 'xstate';
import type { ApprovalFound, HandedLink } from '../../stone/wire/approval';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved } from '../designer/settled';
import { type Failure, failureOf, withFailure } from '../failure';
import { randomKey } from '../randomKey';
import { type Act, actOnApproval, type Done, findApproval, follow } from './askingEffects';
import { keepReplies, keptReplies } from './keptReplies';

interface AskingContext {
  readonly designer: DesignerActor;
  /** Undefined until it is fetched. */
  readonly found: ApprovalFound | undefined;
  /** Links to hand over: each is told once, and shown until the page is left. */
  readonly links: readonly HandedLink[];
  /** What is typed as answers to comments, by their numbers. */
  readonly typed: Readonly<Record<string, string>>;
  /** The act under way, or that failed last: done once more as it is, it has the same key. */
  readonly act: Act | undefined;
  readonly key: string;
  readonly failure: Failure | { readonly kind: 'notSaved' } | undefined;
}

export type AskingEvent =
  | { readonly type: 'act'; readonly act: Act }
  | { readonly type: 'type'; readonly comment: number; readonly text: string }
  /** The approval has changed, or may have: the stone was saved. */
  | { readonly type: 'changed' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

const isSame = (one: Act | undefined, other: Act) => JSON.stringify(one) === JSON.stringify(other);

/** The links that are known, a newer one in place of an older. */
function known(before: readonly HandedLink[], now: readonly HandedLink[]): HandedLink[] {
  const isNew = ({ approver }: HandedLink) => now.some((link) => link.approver === approver);
  return [...before.filter((link) => !isNew(link)), ...now];
}

/**
 * The approval of the stone in a designer, for whoever asks: how it stands, told by the server as it changes, and what is
 * done about it. What is typed as an answer stays, in the tab too, until the server has it.
 */
export const askingMachine = setup({
  types: {
    context: {} as AskingContext,
    events: {} as AskingEvent,
    input: {} as { readonly designer: DesignerActor },
  },
  actors: { findApproval, actOnApproval, follow },
  actions: {
    take: assign((_, found: ApprovalFound) => ({ found })),
    takeDone: assign(({ context: { found, links, typed, act } }, done: Done) => ({
      found: { isDemanded: found?.isDemanded ?? false, approval: done.approval },
      links: known(links, done.links),
      typed:
        act?.kind === 'answer' && typed[act.comment]?.trim() === act.text
          ? { ...typed, [act.comment]: '' }
          : typed,
      act: undefined,
      failure: undefined,
    })),
    /** Undo does not lead behind it: elements have keys from here on. */
    tellDesigner: enqueueActions(({ context: { designer }, enqueue }, { stone }: Done) => {
      if (stone) enqueue.sendTo(designer, { type: 'reloaded', stone });
    }),
    begin: assign(({ context }, act: Act) => ({
      act,
      key: isSame(context.act, act) ? context.key : randomKey(),
      failure: undefined,
    })),
    type: assign(({ context: { typed } }, { comment, text }: { comment: number; text: string }) => ({
      typed: { ...typed, [comment]: text },
    })),
    keep: ({ context: { typed } }) => keepReplies(typed),
    recordFailure: assign((_, error: unknown) => ({
      failure: error instanceof StoneNotSaved ? ({ kind: 'notSaved' } as const) : failureOf(error),
    })),
  },
}).createMachine({
  id: 'asking',
  context: ({ input }) => ({
    ...input,
    found: undefined,
    links: [],
    typed: keptReplies(),
    act: undefined,
    key: '',
    failure: undefined,
  }),
  type: 'parallel',
  invoke: { src: 'follow', input: ({ context }) => context.designer },
  on: { type: { actions: [{ type: 'type', params: ({ event }) => event }, 'keep'] } },
  states: {
    looking: {
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            src: 'findApproval',
            input: ({ context }) => context.designer,
            onDone: { target: 'there', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: { target: 'failingToFetch', actions: withFailure },
          },
          // Fetched anew: what is on its way may be from before the change.
          on: { changed: { target: 'fetching', reenter: true } },
        },
        there: { on: { changed: 'fetching' } },
        failingToFetch: { on: { retry: 'fetching', changed: 'fetching' } },
      },
    },
    acting: {
      initial: 'resting',
      states: {
        resting: {
          on: { act: { target: 'underway', actions: { type: 'begin', params: ({ event }) => event.act } } },
        },
        underway: {
          invoke: {
            src: 'actOnApproval',
            // Only an act leads here.
            input: ({ context: { designer, act, key } }) => ({ designer, act: act as Act, key }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'takeDone', params: ({ event }) => event.output },
                { type: 'tellDesigner', params: ({ event }) => event.output },
                'keep',
              ],
            },
            onError: { target: 'failing', actions: withFailure },
          },
        },
        failing: {
          on: {
            retry: 'underway',
            close: 'resting',
            act: { target: 'underway', actions: { type: 'begin', params: ({ event }) => event.act } },
          },
        },
      },
    },
  },
});
