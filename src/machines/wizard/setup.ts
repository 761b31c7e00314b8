import { assign, emit, setup } from 'xstate';
import type { StoneAddress } from '../../api/stones';
import { bothComments } from '../../stone/comments';
import { decideAlike, decisionsIn, overTheirs } from '../../stone/decisions';
import type { LetterToRead } from '../../stone/wire/order';
import { failureOf } from '../failure';
import { randomKey } from '../randomKey';
import {
  EMPTY_FIELDS,
  missingIn,
  type WizardContext,
  type WizardEvent,
  type WizardInput,
  type WizardNotice,
} from './context';
import {
  copyStone,
  createAddition,
  fetchTypes,
  listStones,
  noteDecisions,
  type Order,
  openOrder,
  prepareAddition,
  readLetter,
  sendOrder,
} from './effects';
import { forgetOrder, keepOrder, withKeptOrder } from './keptOrder';
import type { Place, Step } from './place';
import { designerAddress } from './wizardStone';

/** The wizard's initial state at a place. */
export function beginWizard(input: WizardInput): WizardContext {
  return {
    ...input,
    stoneTypes: [],
    stones: [],
    addition: undefined,
    copied: undefined,
    order: undefined,
    fields: EMPTY_FIELDS,
    before: EMPTY_FIELDS,
    commentsInDoubt: [],
    letter: undefined,
    ordered: undefined,
    isSent: false,
    isChecked: false,
    sendingKey: randomKey(),
    failure: undefined,
  };
}

const versionIn = (letter: LetterToRead | undefined) => letter?.order.stones[0]?.version;

/** The context, events, actions and guards of the wizard. The larger states are in files of their own. */
export const wizardSetup = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    emitted: {} as WizardNotice,
    input: {} as WizardInput,
  },
  actors: {
    fetchTypes,
    listStones,
    prepareAddition,
    createAddition,
    copyStone,
    openOrder,
    noteDecisions,
    readLetter,
    sendOrder,
  },
  guards: {
    is: ({ event, context }, step: Step) => (event.type === 'go' ? event.place : context.place).step === step,
    isComplete: ({ context }) => missingIn(context).length === 0,
    hasDecided: ({ context: { order, fields } }) =>
      order !== undefined && !decideAlike(decisionsIn(order.stone), fields),
    isConflict: ({ context }) => context.failure?.kind === 'conflict',
    isUnanswered: ({ context: { failure, isSent } }) => isSent && failure?.kind === 'unreachable',
    isPrepared: ({ context }) => context.addition?.design !== undefined,
  },
  actions: {
    goTo: assign((_, place: Place) => ({ place, failure: undefined })),
    keepFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
    /** Somebody else has saved the stone meanwhile, and the user is told: the form continues with its new state. */
    goOnWithTheirs: assign(({ context: { order, fields, before, commentsInDoubt, failure } }) => {
      if (!order || failure?.kind !== 'conflict') return {};
      const theirs = decisionsIn(failure.theirs);
      const then = commentsInDoubt.includes(theirs.Comment) ? theirs.Comment : before.Comment;
      return {
        order: { ...order, stone: failure.theirs },
        fields: {
          ...overTheirs(fields, before, theirs),
          Comment: bothComments(fields.Comment, then, theirs.Comment),
        },
        before: theirs,
        sendingKey: randomKey(),
      };
    }),
    /** The comment was submitted without confirmation that it was saved. */
    doubtComment: assign(({ context: { fields, commentsInDoubt } }) => ({
      commentsInDoubt: [...commentsInDoubt, fields.Comment],
    })),
    forgetFailure: assign({ failure: undefined }),
    /** The letter of another version is another order. */
    keepLetter: assign(({ context }, letter: LetterToRead) => ({
      letter,
      ...(versionIn(letter) !== versionIn(context.letter) && { sendingKey: randomKey() }),
    })),
    /** The same kind of grave again is the same addition, whatever came between: it is not created twice. */
    beginAddition: assign(({ context: { addition }, event }) =>
      event.type === 'add' && addition?.kind !== event.kind
        ? { addition: { kind: event.kind, key: randomKey(), design: undefined } }
        : {},
    ),
    beginOrder: assign((_, order: Order) => ({
      order,
      fields: withKeptOrder(order.stone.id, decisionsIn(order.stone)),
      before: decisionsIn(order.stone),
      commentsInDoubt: [],
      letter: undefined,
      isChecked: false,
      sendingKey: randomKey(),
    })),
    fillIn: assign(({ context, event }) =>
      event.type === 'fill'
        ? { fields: { ...context.fields, ...event.fields }, sendingKey: randomKey() }
        : {},
    ),
    keepOrder: ({ context: { order, before, fields } }) => {
      if (order) keepOrder(order.stone.id, before, fields);
    },
    forgetOrder: () => forgetOrder(),
    leaveFor: emit((_, address: StoneAddress & { readonly upload?: boolean }) => ({
      type: 'leave' as const,
      to: `${designerAddress(address)}${address.upload ? '?upload=stone' : ''}`,
    })),
  },
});
